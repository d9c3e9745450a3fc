#!/bin/bash
# How strong Pente's engine and its levels are, on a machine with many cores: ladder.sh OUT [CORES [SECONDS]]
# With SECONDS the balanced openings are made anew in so many seconds, and used.
out=$1; cores=${2:-16}; seconds=${3:-0}
export PYTHONUNBUFFERED=1 LOST=$out/lost.txt
python=${PYTHON:-python3}
here=training/pente
openings=src/fivefold/bots/pente/openings.txt
began=$SECONDS
play() { $python $here/matches.py "$@" 2>&1 | tee -a $out/ladder.txt; echo "$((SECONDS - began)) s"; }
$python $here/matches.py 1 1 nodes:2000 level6 > /dev/null 2>&1   # compiles
echo "$((SECONDS - began)) s: compiled"
if [ "$seconds" -gt 0 ]; then
  $python $here/make_openings.py $cores $seconds $out/found.txt $openings 2>&1 | tee -a $out/ladder.txt
  (grep '^#' $openings; cat $out/found.txt) > $out/openings.txt; rm -f $out/found.txt*
  [ "$(grep -vc '^#' $out/openings.txt)" -lt 30 ] || cp $out/openings.txt $openings
  echo "$((SECONDS - began)) s: $(grep -vc '^#' $openings) openings"
fi
play 30 $cores seconds:1 depth:4
play 30 $cores level7 level6
play 30 $cores level8 level7
play 30 $cores seconds:1 horizon:4
play 24 $cores level9 level8
play 8 $((cores / 2)) level10 level9
