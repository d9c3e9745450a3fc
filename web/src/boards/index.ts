// Which board shows which game.
import type { Component } from "svelte";
import type { BoardProps } from "./board";
import Kingdomino from "./kingdomino/Board.svelte";
import Pentago from "./pentago/Board.svelte";
import Pente from "./pente/Board.svelte";

export const BOARDS: Record<string, Component<BoardProps>> = {
  kingdomino: Kingdomino,
  pentago: Pentago,
  pente: Pente,
};
