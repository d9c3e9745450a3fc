#!/bin/bash
# What Pente's engine was made with, on a machine with many cores: all.sh OUT HUMAN_GAMES [CORES]
# Balanced openings, self-play, the fit, a match of the weights, variants of the search, and the match against depth 4.
out=$1; human=$2; cores=${3:-16}
export OPENBLAS_NUM_THREADS=4 PYTHONUNBUFFERED=1
python=${PYTHON:-python3}
here=training/pente
package=src/fivefold/bots/pente
cp $package/weights.txt $out/weights-before.txt
began=$SECONDS
say() { echo "$((SECONDS - began)) s: $*"; }
$python $here/fit.py selfplay 1 $out/self-0.part 0   # compiles
say compiled
$python $here/fit.py fit $out/weights-human.txt $human > $out/fit-human.log 2>&1 &
$here/variants.sh compile $package/openings.txt >> $out/matches.txt 2>&1 &
$python $here/make_openings.py $cores 100 $out/openings.txt
say openings
for n in $(seq $cores); do timeout 85 $python $here/fit.py selfplay 100000 $out/self-$n.part $n & done; wait
cat $out/self-*.part > $out/self.tsv; rm $out/self-*.part; wc -l $out/self.tsv
$python $here/fit.py fit $out/weights.txt $human $out/self.tsv 2>&1 | tee $out/fit.log; rm -f $out/*.npz
say fitted
(sed -n '/^#/p' $package/openings.txt; cat $out/openings.txt) > $out/openings.new && cp $out/openings.new $package/openings.txt
$python $here/matches.py 96 $cores weights:$out/weights.txt:5000 weights:$out/weights-before.txt:5000 2>&1 | tee -a $out/matches.txt
$python $here/matches.py 96 $cores weights:$out/weights.txt:5000 weights:$out/weights-human.txt:5000 2>&1 | tee -a $out/matches.txt
say weights
share=$(grep -o '[0-9.]* % ±' $out/matches.txt | head -1 | cut -d' ' -f1)
if [ "${share%.*}" -ge 50 ]; then cp $out/weights.txt $package/weights.txt; echo "with the new weights" | tee -a $out/matches.txt; fi
$python $here/matches.py 32 $cores seconds:1 depth:4 2>&1 | tee -a $out/matches.txt
say depth 4
$python $here/matches.py 48 $cores seconds:0.3 search:0.3 2>&1 | tee -a $out/matches.txt
say proofs
$here/variants.sh play $package/openings.txt $cores 2>&1 | tee -a $out/matches.txt
say variants
rm -f $out/openings.txt.* $out/openings.new
gzip -f $out/self.tsv
