#!/bin/bash
# Trials of how the engine divides its time, and of the search's constants: trials.sh OUT [CORES]
out=$1; cores=${2:-16}
export PYTHONUNBUFFERED=1 LOST=$out/lost.txt
python=${PYTHON:-python3}
openings=src/fivefold/bots/pente/openings.txt
began=$SECONDS
play() { $python training/pente/matches.py "$@" 2>&1 | tee -a $out/trials.txt; echo "$((SECONDS - began)) s"; }
training/pente/variants.sh compile $openings 2>&1 | tee -a $out/trials.txt &
$python training/pente/matches.py 1 1 nodes:2000 level6 > /dev/null 2>&1   # compiles
wait
echo "$((SECONDS - began)) s: compiled"
play 30 $cores seconds:1 depth:4
play 30 $cores seconds:0.4:0.15:0.15 depth:4
play 30 $cores seconds:0.4:0.3:0.15 depth:4
play 30 $cores seconds:0.4:0:0 depth:4
training/pente/variants.sh play $openings $cores 2>&1 | tee -a $out/trials.txt
echo "$((SECONDS - began)) s"
