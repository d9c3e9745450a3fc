// The first plies of many duels as trees with proof numbers: which positions to search next, and what follows from them.
//
// A position that a search did not settle within its limit gets its children from the list of moves that the search made.
// `proof` is how many positions it takes at least to show that the side to move wins, `disproof` that it loses.
#pragma once
#include "search.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <string>
#include <vector>

enum { OPEN = 2, FAR = 1 << 28 };

struct Node {
    u32 parent, first_child, proof, disproof;
    u16 children, placement, winning;
    u8 value, running;
};
struct Start {
    std::string game;
    int number;
    Task task;
    std::vector<u16> firsts;  // the first moves to be tried; none: the tree begins after a first move
    u32 root;
    u64 nodes;
};

struct Forest {
    Placements all;
    std::vector<Node> nodes;

    Task after(Task task, int placement) const {
        u16 rest = task.mine & ~(1 << all.pieces[placement]);
        task.mine = task.shared ? rest : task.theirs;
        task.theirs = rest;
        task.taken |= all.masks[placement];
        task.reach = task.carried = task.carried | all.halos[placement];
        return task;
    }
    Task position(const Start &start, u32 node) const {
        std::vector<int> path;
        for (; node != start.root; node = nodes[node].parent) path.push_back(nodes[node].placement);
        Task task = start.task;
        while (!path.empty()) task = after(task, path.back()), path.pop_back();
        return task;
    }
    int replies(const Task &task) const {
        int found = 0;
        for (int p = 0; p < all.count; p++)
            found += task.mine >> all.pieces[p] & 1 && !(all.masks[p] & task.taken) && all.masks[p] & task.reach;
        return found;
    }

    u32 plant(u32 parent, int placement, u32 disproof) {
        nodes.push_back({parent, 0, 1, std::max(1u, disproof), 0, (u16)placement, 0xFFFF, OPEN, 0});
        return nodes.size() - 1;
    }
    // Enter the children of a node: `orders` are replies << 16 | placement.
    void expand(u32 node, const std::vector<u32> &orders) {
        nodes[node].first_child = nodes.size();
        nodes[node].children = orders.size();
        nodes[node].running = 0;
        for (u32 order : orders) plant(node, order & 0xFFFF, order >> 16);
    }
    void settle(u32 node, int value, int winning) {
        Node &n = nodes[node];
        n.value = value;
        n.winning = winning;
        n.proof = value ? 0 : FAR;
        n.disproof = value ? FAR : 0;
        n.running = 0;
    }
    // What follows for this node from its children.
    void gather(u32 node) {
        Node &n = nodes[node];
        u64 least = FAR, sum = 0;
        for (u32 c = n.first_child; c < n.first_child + n.children; c++) {
            const Node &child = nodes[c];
            if (child.value == 0) return settle(node, 1, child.placement);
            if (child.value == 1) continue;
            least = std::min<u64>(least, child.disproof);
            sum += child.proof;
        }
        if (sum == 0) return settle(node, 0, 0xFFFF);
        n.proof = least;
        n.disproof = std::min<u64>(sum, FAR - 1);
    }
    // The position to search next below a root; 0 if those that matter most are being searched.
    u32 choose(u32 root, int patience) {
        for (int tries = 0; tries < patience; tries++) {
            u32 node = root;
            while (nodes[node].children) {
                u32 best = 0, least = ~0u;
                for (u32 c = nodes[node].first_child; c < nodes[node].first_child + nodes[node].children; c++)
                    if (nodes[c].value == OPEN && nodes[c].disproof < least) best = c, least = nodes[c].disproof;
                node = best;
            }
            Node &leaf = nodes[node];
            bool fresh = !leaf.running;
            leaf.running = 1;
            leaf.proof = std::min<u32>(leaf.proof * 3 + 1, FAR - 1);
            leaf.disproof = std::min<u32>(leaf.disproof * 3 + 1, FAR - 1);
            climb(node, root);
            if (fresh) return node;
        }
        return 0;
    }
    void climb(u32 node, u32 root) {
        while (node != root) {
            node = nodes[node].parent;
            if (nodes[node].value == OPEN) gather(node);
        }
    }
    bool decided_above(u32 node, u32 root) const {
        while (node != root) {
            node = nodes[node].parent;
            if (nodes[node].value != OPEN) return true;
        }
        return false;
    }
};
