// Which board shows which game.
import type { Component } from "svelte";
import type { BoardProps } from "./board";
import Pentago from "./pentago/Board.svelte";
import Pente from "./pente/Board.svelte";

export const BOARDS: Record<string, Component<BoardProps>> = {
  pentago: Pentago,
  pente: Pente,
};
