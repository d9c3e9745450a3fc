#!/bin/bash
# What Pente's engine is made with, on a machine with many cores: all.sh OUT HUMAN_GAMES [CORES]
# Balanced openings, self-play, the fit, and a match of the fitted weights against those that stand.
out=$1; human=$2; cores=${3:-16}
export OPENBLAS_NUM_THREADS=4 PYTHONUNBUFFERED=1
python=${PYTHON:-python3}
here=training/pente
package=src/fivefold/bots/pente
$python $here/fit.py selfplay 1 $out/self-0.part 0   # compiles
$python $here/make_openings.py $cores 100 $out/openings.txt
for n in $(seq $cores); do timeout 100 $python $here/fit.py selfplay 100000 $out/self-$n.part $n & done; wait
cat $out/self-*.part > $out/self.tsv; rm $out/self-*.part; wc -l $out/self.tsv
$python $here/fit.py fit $out/weights.txt $human $out/self.tsv 2>&1 | tee $out/fit.log; rm -f $out/*.npz
$python $here/matches.py $cores 3600 96 weights:$out/weights.txt:5000 weights:$package/weights.txt:5000 2>&1 | tee -a $out/matches.txt
rm -f $out/openings.txt.*
