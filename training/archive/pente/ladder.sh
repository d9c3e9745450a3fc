#!/bin/bash
# How strong Pente's engine and its levels are, on 16 cores: ladder.sh OUT [SECONDS [FOR_OPENINGS]]
# With FOR_OPENINGS so many seconds go into more balanced openings, which are then played from beside those that stand.
out=$1; seconds=${2:-480}; for_openings=${3:-0}
export PYTHONUNBUFFERED=1 LOST=$out/lost.txt
python=${PYTHON:-python3}
here=training/pente
openings=src/fivefold/bots/pente/openings.txt
began=$SECONDS
gone() { echo "$((SECONDS - began)) s: $1"; }
play() { $python $here/matches.py "$@" 2>> "$out/games.txt" | tee -a "$out/ladder.txt"; }
$python $here/matches.py 1 600 1 nodes:2000 level6 > /dev/null 2>&1
gone compiled
if [ "$for_openings" -gt 0 ]; then
  $python $here/make_openings.py 16 "$for_openings" "$out/found.txt" 2>&1 | tee -a "$out/ladder.txt"
  cat "$out"/found.txt.* > "$out/tried.txt"; rm -f "$out"/found.txt.*
  cat "$out/found.txt" >> $openings; cp $openings "$out/openings.txt"
  gone "$(grep -vc '^#' $openings) openings"
fi
# A pair of games that has begun is played to its end, which takes up to a minute, or two where level 10 plays.
left=$((seconds - (SECONDS - began)))
play 3 $((left - 110)) 30 level10 level9 &
play 10 $((left - 45)) 40 seconds:1 depth:4 16 level9 level8 20 level8 level7 20 level7 level6 30 seconds:1 horizon:4
wait
gone played
