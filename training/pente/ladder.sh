#!/bin/bash
# How strong Pente's engine and its levels are, on a machine with many cores: ladder.sh OUT [CORES [SECONDS]]
out=$1; cores=${2:-16}; seconds=${3:-480}
export PYTHONUNBUFFERED=1 LOST=$out/lost.txt
python=${PYTHON:-python3}
here=training/pente
began=$SECONDS
left() { echo $((seconds - (SECONDS - began) - $1)); }
$python $here/matches.py 1 600 1 nodes:2000 level6 > /dev/null 2>&1   # compiles
echo "$((SECONDS - began)) s: compiled"
# The last one thinks on two threads. A game that has begun is played to its end, which takes up to a minute.
$python $here/matches.py "$cores" "$(left 150)" 60 seconds:1 depth:4 48 level7 level6 40 level8 level7 36 level9 level8 \
  30 seconds:1 horizon:4 2>&1 | tee -a "$out/ladder.txt"
echo "$((SECONDS - began)) s"
$python $here/matches.py $((cores / 2)) "$(left 60)" 16 level10 level9 2>&1 | tee -a "$out/ladder.txt"
echo "$((SECONDS - began)) s"
