#!/bin/bash
# How strong Pente's engine and its levels are, on a machine with many cores: ladder.sh OUT [CORES]
out=$1; cores=${2:-16}
export PYTHONUNBUFFERED=1 LOST=$out/lost.txt
python=${PYTHON:-python3}
play() { $python training/pente/matches.py "$@" 2>&1 | tee -a $out/ladder.txt; }
play 1 1 nodes:2000 level6 > /dev/null   # compiles
play 32 $cores seconds:1 depth:4
play 48 $cores level7 level6
play 32 $cores level8 level7
play 32 $cores level9 level8
play 32 $cores seconds:1 horizon:4
play 8 $((cores / 2)) level10 level9
