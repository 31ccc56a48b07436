#!/bin/sh
# Writes the digests of the images that Dockerfile and compose.yaml name into deploy/.env, in place of older ones.
# It asks the registry: read the images' release notes, run it, test, and commit nothing of .env.
set -eu
cd "$(dirname "$0")"
touch .env
chmod 600 .env

for name in PYTHON POSTGRES VALKEY; do
    image=$(sed -n "s|.* \\([a-z/]*:[a-z0-9.-]*\\)@\${${name}_DIGEST.*|\\1|p" Dockerfile compose.yaml | head -n 1)
    digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
    if ! printf '%s' "$digest" | grep -Eqx 'sha256:[0-9a-f]{64}'; then
        echo "$image: the registry did not tell a digest" >&2
        exit 1
    fi
    sed -i "/^${name}_DIGEST=/d" .env
    echo "${name}_DIGEST=$digest" >> .env
    echo "$image is $digest"
done
