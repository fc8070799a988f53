#!/bin/sh
# A session, what it adds up to, and a question about it, with nothing but curl:
#   TOKEN=... sh examples/first-steps.sh [URL]
set -eu
url=${1:-http://127.0.0.1:3000}

call() {
  method=$1
  path=$2
  shift 2
  curl --silent --show-error --fail-with-body --compressed --request "$method" "$url$path" \
    --header "Authorization: Bearer $TOKEN" --header "Content-Type: application/json" "$@"
  echo
}

# The same key makes a repetition safe: the session is stored once.
call POST /api/sport/log --header "Idempotency-Key: first-steps" --data '{
  "sport_name": "Morning run", "sport_start": "2026-03-02T06:30:00+01:00", "sport_end": "2026-03-02T07:05:00+01:00",
  "cal": 350, "iffinish": true
}'
call GET /api/sport/stats
call POST /api/chat/message --data '{"message": "How long was my last workout?", "idempotencyKey": "first-steps"}'
