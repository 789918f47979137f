#!/bin/bash
# Starts a bucket server that nobody here wrote, for the races by hand. It is Ceph's gateway (radosgw) over a monitor
# and one storage daemon that keeps everything in memory. Debian and Ubuntu, as root:
#
#   shell/platform/testing/cephBucket.sh start   installs what is missing, starts it, writes its variables down
#   . /tmp/ceph-bucket/variables && npx tsx shell/platform/testing/raceTable.ts 100 own
#   shell/platform/testing/cephBucket.sh stop    ends it and removes its folder
set -euo pipefail
room=${CEPH_ROOM:-/tmp/ceph-bucket}
port=${CEPH_PORT:-7480}
export CEPH_CONF=$room/ceph.conf

stop() {
  for pid in "$room"/*.pid; do
    [ -s "$pid" ] && kill "$(cat "$pid")" 2>/dev/null || true
  done
  rm -rf "$room"
}

start() {
  command -v radosgw ceph-mon ceph-osd >/dev/null || {
    apt-get update -q
    DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends ceph-mon ceph-osd radosgw ceph-base
  }
  stop
  mkdir -p "$room"/{mon,osd,run}
  local monitor="[v2:127.0.0.1:$((port + 1)),v1:127.0.0.1:$((port + 2))]"
  cat >"$CEPH_CONF" <<CONF
[global]
fsid = $(cat /proc/sys/kernel/random/uuid)
mon host = $monitor
keyring = $room/keyring
public addr = 127.0.0.1
run dir = $room/run
admin socket = $room/run/\$name.asok
pid file = $room/\$name.pid
log file = $room/\$name.log
mon data = $room/mon
mon allow pool size one = true
mon max pg per osd = 1000
osd data = $room/osd
osd objectstore = memstore
memstore device bytes = 4294967296
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pg autoscale mode = off
rgw frontends = beast endpoint=127.0.0.1:$port
rgw data = $room/run
CONF
  monmaptool --create --addv a "$monitor" --fsid "$(sed -n 's/^fsid = //p' "$CEPH_CONF")" "$room/monmap" >/dev/null
  ceph-authtool --create-keyring "$room/keyring" --gen-key -n mon. --cap mon 'allow *' >/dev/null
  ceph-authtool "$room/keyring" --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *' >/dev/null
  ceph-mon -i a --mkfs --monmap "$room/monmap" --keyring "$room/keyring"
  ceph-mon -i a
  local disk key
  disk=$(cat /proc/sys/kernel/random/uuid)
  key=$(ceph-authtool --gen-print-key)
  ceph-authtool "$room/keyring" -n osd.0 --add-key "$key" >/dev/null
  echo "{\"cephx_secret\": \"$key\"}" | timeout 60 ceph osd new "$disk" -i - >/dev/null
  ceph-osd -i 0 --mkfs --osd-uuid "$disk" >/dev/null 2>&1
  ceph-osd -i 0 >/dev/null 2>&1
  timeout 120 radosgw-admin user create --uid=races --display-name=races \
    --access-key=races --secret-key=races-secret >/dev/null 2>&1
  ceph auth get-or-create client.rgw.a mon 'allow *' osd 'allow *' >>"$room/keyring"
  radosgw -n client.rgw.a >/dev/null 2>&1
  for _ in $(seq 120); do
    curl -s -o /dev/null "http://127.0.0.1:$port/" && break
    sleep 0.5
  done
  cat >"$room/variables" <<VARIABLES
export SITE_STORE=s3://races/site SITE_STORE_ENDPOINT=http://127.0.0.1:$port
export AWS_ACCESS_KEY_ID=races AWS_SECRET_ACCESS_KEY=races-secret AWS_REGION=us-east-1
VARIABLES
  # shellcheck source=/dev/null
  (. "$room/variables" && cd "$(dirname "$0")" && node -e "
    const { S3Client, CreateBucketCommand } = require('@aws-sdk/client-s3');
    new S3Client({ endpoint: process.env.SITE_STORE_ENDPOINT, forcePathStyle: true })
      .send(new CreateBucketCommand({ Bucket: 'races' }))")
  echo "$(radosgw --version) answers at http://127.0.0.1:$port; its variables stand in $room/variables."
}

"${1:?start or stop}"
