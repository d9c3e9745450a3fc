// Which board shows which game.
import type { Component } from "svelte";
import type { BoardProps } from "./board";
import Katamino from "./katamino/Board.svelte";
import KataminoDuel from "./katamino_duel/Board.svelte";
import Kingdomino from "./kingdomino/Board.svelte";
import Pentago from "./pentago/Board.svelte";
import Pente from "./pente/Board.svelte";

export const BOARDS: Record<string, Component<BoardProps>> = {
  katamino: Katamino,
  katamino_duel: KataminoDuel,
  kingdomino: Kingdomino,
  pentago: Pentago,
  pente: Pente,
};
