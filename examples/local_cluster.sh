#!/usr/bin/env bash
# A shepherd and N supervised workers on this machine, by the commands one would type in two terminals. It ends when the
# training does, and takes everything it started with it.
#
#   examples/local_cluster.sh                                        two workers on the processor, a GPT on a sample text
#   examples/local_cluster.sh 8 --backend rocm --amd-target gfx942   one on each of eight MI300X
#   examples/local_cluster.sh 3 -- --model m.mlir --data input.txt   what follows -- is for the shepherd
#
# PCP names the program (default: build/pcp of this tree, else the installed one), PORT the port (default: 8080).
set -euo pipefail

count=2 backend=(--backend cpu) target=()
while (($#)); do
  case $1 in
    --backend) backend=(--backend "${2:?--backend needs a name: cpu, cuda, metal, rocm or vulkan}"); shift 2 ;;
    --amd-target) target=(--amd-target "${2:?--amd-target needs an architecture, such as gfx942}"); shift 2 ;;
    --) shift; break ;;
    [1-9] | [1-9][0-9]) count=$1; shift ;;
    -h | --help) sed -n '2,/^set /p' "$0" | sed '$d; s/^# \{0,1\}//'; exit ;;
    *) echo "local_cluster.sh: no option '$1'; see --help" >&2; exit 2 ;;
  esac
done

own=$(dirname "$(readlink -f "$0")")/../build/pcp
pcp=${PCP:-$([[ -x $own ]] && echo "$own" || echo pcp)}
port=${PORT:-8080}

started=()
end() {
  for process in "${started[@]}"; do
    kill "$process" 2>/dev/null || true  # it may have ended
  done
  wait || true
}
trap end EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

"$pcp" --shepherd --port "$port" --workers "$count" "$@" &
started+=($!)
"$pcp" --node-manager --scale "$count" --connect "127.0.0.1:$port" "${backend[@]}" "${target[@]}" &
started+=($!)
wait -n  # the first to end: workers that cannot start, a shepherd that cannot, or either when the training is done
wait "${started[0]}"
