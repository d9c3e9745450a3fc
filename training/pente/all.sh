#!/bin/bash
# Everything that Pente's engine was made and measured with, on a machine with many cores: all.sh OUT HUMAN_GAMES [CORES]
# Self-play, the fit, and then with the fitted weights the match against depth 4, the ladder of the levels, and puzzles.
out=$1; human=$2; cores=${3:-16}
export OPENBLAS_NUM_THREADS=4 PYTHONUNBUFFERED=1
python=${PYTHON:-python3}
here=training/pente
weights=src/fivefold/bots/pente/weights.txt
$python $here/matches.py 1 1 weights:$weights:500 level7   # compiles
for n in $(seq $cores); do timeout 100 $python $here/fit.py selfplay 100000 $out/self-$n.part $n & done; wait
cat $out/self-*.part > $out/self.tsv; rm $out/self-*.part; wc -l $out/self.tsv
cp $weights $out/weights-before.txt
$python $here/fit.py fit $out/weights.txt $human $out/self.tsv 2>&1 | tee $out/fit.log; rm -f $out/*.npz
$python $here/fit.py fit $out/weights-human.txt $human 2>&1 | tee -a $out/fit.log
$python $here/matches.py 120 $cores weights:$out/weights.txt:4000 weights:$out/weights-before.txt:4000 2>&1 | tee $out/matches.txt
$python $here/matches.py 120 $cores weights:$out/weights.txt:4000 weights:$out/weights-human.txt:4000 2>&1 | tee -a $out/matches.txt
cp $out/weights.txt $weights
$python $here/matches.py 30 $cores seconds:1 depth:4 2>&1 | tee -a $out/matches.txt
$python $here/make_puzzles.py find $cores 60 $out/puzzles.found
for n in 2 3 4 5 6 7 8; do $python $here/matches.py 48 $cores level$n level$((n - 1)) 2>&1 | tee -a $out/matches.txt; done
$python $here/matches.py 16 $cores seconds:1 level8 2>&1 | tee -a $out/matches.txt
$python $here/matches.py 24 $cores greedy level4 2>&1 | tee -a $out/matches.txt
$python $here/matches.py 16 $cores seconds:3 seconds:1 2>&1 | tee -a $out/matches.txt
