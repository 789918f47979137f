#!/usr/bin/env bash
# Builds the image by the Containerfile and uses it as compose.yaml does, as its own user on a read-only root. It checks
# first release, pages, a form, the health check and a stop. The engine is Debian's podman. The base is made of Debian's
# packages (debootstrap) and npm's `node`, because not every machine reaches a registry of images. As root, on Debian,
# some ten minutes.
set -euo pipefail
cd "$(dirname "$0")/../../.."
place=${1:-/var/tmp/site-container}
image=$(sed -nE 's/^ARG NODE=//p' Containerfile)
origin=http://localhost:3999
command -v debootstrap buildah podman crun >/dev/null ||
  { apt-get update && apt-get install -y --no-install-recommends debootstrap buildah podman crun; }

# The container's cgroups are left out: a machine that mixes both of their versions runs no container otherwise.
[ -n "${OWN_MOUNTS:-}" ] || OWN_MOUNTS=1 exec unshare --mount bash "$0" "$@"
umount -R /sys/fs/cgroup && mount -t tmpfs tmpfs /sys/fs/cgroup
files=$(ulimit -Hn)

base=$place/debian
[ -x "$base/usr/bin/install" ] || debootstrap --variant=minbase bookworm "$base"
npm install --silent --no-save --prefix "$place/node" "node@$image"
install -m 755 "$place/node/node_modules/node/bin/node" "$base/usr/local/bin/node"
rm -rf "$base/usr/local/lib/npm"
cp -rL "$(dirname "$(readlink -f "$(command -v npm)")")/.." "$base/usr/local/lib/npm"
for name in npm npx; do
  printf '#!/bin/sh\nexec node /usr/local/lib/npm/bin/%s-cli.js "$@"\n' $name >"$base/usr/local/bin/$name"
  chmod 755 "$base/usr/local/bin/$name"
done
chroot "$base" id node >/dev/null 2>&1 || chroot "$base" useradd --uid 1000 --create-home node
install -D /etc/ssl/certs/ca-certificates.crt "$base/etc/ssl/certs/ca-certificates.crt"
tar -C "$base" -c . | podman import \
  --change "ENV npm_config_registry=$(npm config get registry)" \
  --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' \
  --change 'ENV PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' \
  - "docker.io/library/node:$image-bookworm-slim"

buildah bud --isolation chroot --network host --pull-never --ulimit "nofile=$files:$files" --format docker -t site .

in_site() {
  podman run --network host --cgroups=disabled --ulimit "nofile=$files:$files" --ulimit nproc=4096:4096 \
    --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --volume site-trial:/var/lib/site \
    --env NODE_ENV=development --env PORT=3999 --env "SITE_URL=$origin" "$@"
}
answers() { # <status> <address> [curl's options]
  local status
  status=$(curl -s -o /dev/null -w '%{http_code}' "${@:3}" "$origin$2")
  echo "$2: $status"
  [ "$status" = "$1" ]
}
podman rm -f site-trial >/dev/null 2>&1 || true
podman volume rm -f site-trial >/dev/null 2>&1 || true
in_site --rm site sh -c '! touch /site/file 2>/dev/null && [ "$(id -un)" = node ]'
release='node --import tsx shell/platform/release/cli.ts'
in_site --rm site sh -c "$release settings set && exec $release release --from artifacts/*.tgz --skip-browser"
in_site --detach --name site-trial site
trap 'podman logs site-trial; podman rm -f site-trial' ERR
curl -s -o /dev/null --retry 120 --retry-delay 1 --retry-all-errors -f "$origin/readyz"
for page in / /services/ai-ml /contact /readyz /api/readyz; do answers 200 "$page"; done
answers 404 /nothing
answers 200 /api/newsletter -H 'Content-Type: application/json' -d '{"email":"ada@client.example.com"}'
podman exec site-trial node shell/platform/hosts/isReady.mjs
podman exec site-trial sh -c 'ls /var/lib/site/data/mails | grep -q confirmation'
podman stop --time 60 site-trial
[ "$(podman inspect --format '{{.State.ExitCode}}' site-trial)" = 0 ]
podman rm site-trial
echo "The image is built, released, answered and stopped."
