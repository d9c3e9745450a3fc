#!/bin/bash
# trial.sh OUT SECONDS: six versions of the search against the one that stands (two processes each), and balanced openings (four).
out=$1; seconds=$2
began=$SECONDS
python=${PYTHON:-python3}
here=training/pente
room=/tmp/pente-trial; rm -rf $room; mkdir -p $room
export FIVEFOLD_CACHE=$room/cache PYTHONUNBUFFERED=1
make() { mkdir -p $room/$1; cp -r src $room/$1/src; [ "$1" = base ] || cp $here/trial/$1.txt $room/$1/src/fivefold/bots/pente/kernel_search.py; }
names="iir r3 r3lmr r3fut r3w r3t"
for name in base $names; do make $name; done
for name in base $names; do
  $python $here/versions.py $here/trial/openings.tsv 0 1 $room/$name/src nodes:1000 $room/$name/src search:0.1 > $out/compile-$name.log 2>&1 &
done
$python $here/make_openings.py 1 1 $room/none.txt > $out/compile.log 2>&1
wait
cat $out/compile*.log; rm -f $out/compile*.log
echo "$((SECONDS - began)) s: compiled"
left=$((seconds - (SECONDS - began) - 15))
$python $here/make_openings.py 4 $((left - 35)) $out/found.txt src/fivefold/bots/pente/openings.txt > $out/openings.log 2>&1 &
for name in $names; do
  timeout $left $python $here/versions.py $here/trial/openings.tsv 150 2 $room/$name/src search:0.15 $room/base/src search:0.15 > $out/match-$name.txt 2>&1 &
done
wait
for name in $names; do awk -v n=$name 'NF==2{g+=2; s+=$1+$2} END{printf "%s %g of %d, %.1f %%\n", n, s, g, 100*s/g}' $out/match-$name.txt; done | tee $out/trial.txt
cat $out/found.txt.? > $out/tried.txt; rm -f $out/found.txt.? ; cat $out/openings.log
cat $out/match-*.txt > $out/matches.log; rm $out/match-*.txt
echo "$((SECONDS - began)) s"
