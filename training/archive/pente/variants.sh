#!/bin/bash
# The search against itself with one thing changed: variants.sh compile OPENINGS | variants.sh play OPENINGS CORES
here=training/pente
python=${PYTHON:-python3}
what=$1; openings=$2; cores=${3:-16}
room=${VARIANTS:-/tmp/pente-variants}
kernel=fivefold/bots/pente/kernel_search.py
declare -A change=(
  [narrower]='s/^WIDTHS = .*/WIDTHS = np.array([0, 7, 10, 14, 18, 24, 30, 40])/'
  [less-reduced]='s/^    return np.where((depth < 3).*/    return np.where((depth < 3) | (place < 4), 0, np.where(place < 14, 1, 2))/'
  [steadier]='s/^STEADY = 900/STEADY = 500/'
)
for name in same "${!change[@]}"; do
  if [ "$what" = compile ]; then
    mkdir -p "$room/$name"; rm -rf "$room/$name/src"; cp -r src "$room/$name/src"
    [ "$name" = same ] || sed -i "${change[$name]}" "$room/$name/src/$kernel"
    [ "$name" = same ] || ! cmp -s "src/$kernel" "$room/$name/src/$kernel" || echo "$name changes nothing"
    $python $here/versions.py "$openings" 0 1 "$room/$name/src" nodes:1000 "$room/$name/src" search:0.1 > /dev/null &
    (( $(jobs -r | wc -l) < 5 )) || wait -n
  elif [ "$name" != same ]; then
    $python $here/versions.py "$openings" 30 "$cores" "$room/$name/src" search:0.15 "$room/same/src" search:0.15 2>/dev/null
  fi
done
wait
