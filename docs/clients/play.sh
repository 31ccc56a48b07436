#!/bin/sh
# A whole match with curl alone: a guest against one or more AI seats, playing the first legal move each time.
# Usage: play.sh [address] [game] [seats] [level]
set -eu
BASE=${1:-http://127.0.0.1:8000}/v1
GAME=${2:-moon-river} SEATS=${3:-2} LEVEL=${4:-drifter}

ask() { curl -sS --fail-with-body -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' "$@"; }

TOKEN=$(curl -sS --fail-with-body -X POST "$BASE/guests" | sed -E 's/.*"token":"([^"]*)".*/\1/')
MATCH=$(ask -X POST "$BASE/matches" -d "{\"game\":\"$GAME\",\"seats\":$SEATS}" | sed -E 's/^\{"id":"([^"]*)".*/\1/')
for _ in $(seq 2 "$SEATS"); do ask -X POST "$BASE/matches/$MATCH/seats" -d "{\"ai_level\":\"$LEVEL\"}" >/dev/null; done
ask -X POST "$BASE/matches/$MATCH/start" >/dev/null
echo "match $MATCH"

# The stream tells who is next after every move, and ends with the match. Seat 1 is ours.
ask -N -H 'Accept: text/event-stream' "$BASE/matches/$MATCH/events" | while read -r line; do
  case $line in
    data:*'"to_move":1,'*)
      moves=$(ask "$BASE/matches/$MATCH/moves?brief=true")
      version=$(printf %s "$moves" | sed -E 's/^\{"version":([0-9]+).*/\1/')
      move=$(printf %s "$moves" | sed -E 's/.*"items":\[\{"notation":"([^"]*)".*/\1/')
      ask -X POST -H "If-Match: $version" -H "Idempotency-Key: $MATCH-$version" "$BASE/matches/$MATCH/moves/$move" >/dev/null
      echo "$version $move" ;;
    data:*'"kind":"finished"'*) echo "$line" ;;
  esac
done
