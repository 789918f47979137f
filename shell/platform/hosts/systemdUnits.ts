/** Options of the systemd units for one machine that serves the site alone. */
interface SystemdOptions {
  /** Absolute path of this checkout, with its packages installed. */
  readonly checkout: string;
  /** Absolute path of the file with SITE_URL, DATABASE_URL, SMTP_URL and so on. */
  readonly envFile: string;
  /** System user that owns store and data. */
  readonly user: string;
  /** Absolute path of Node. */
  readonly node: string;
  /** Absolute paths of the folders that it writes into, SITE_DIR and DATA_DIR; they may not exist yet. */
  readonly store: string;
  readonly data: string;
  /** BACKUP_DIR, which only the backup writes into. */
  readonly backups: string;
  /** Whether an nginx on this machine serves the store, and must read each new generation's policies. */
  readonly nginx?: boolean;
}

/**
 * systemd units (systemd.service(5), systemd.timer(5)) for a machine that serves the site alone. The site with its
 * API restarts after any failure, and a stop waits for running requests. Prune and a backup run each night. All may
 * write only into store and data; the backup also into its folder.
 *
 * @returns file name → text, for /etc/systemd/system
 */
export function systemdUnits({
  checkout,
  envFile,
  user,
  node,
  store,
  data,
  backups,
  nginx = false,
}: SystemdOptions): Readonly<Record<string, string>> {
  const service = (command: string, ...more: string[]) => `User=${user}
WorkingDirectory=${checkout}
Environment=NODE_ENV=production ENV_FILE=${envFile}
Environment=SITE_DIR=${store} DATA_DIR=${data}
# As root, whatever User says: both folders are there and are that user's before anything starts.
ExecStartPre=+/usr/bin/install -d -m 0755 -o ${user} ${store}
ExecStartPre=+/usr/bin/install -d -m 0700 -o ${user} ${data}
${more.map((folder) => `ExecStartPre=+/usr/bin/install -d -m 0700 -o ${user} ${folder}\n`).join('')}ExecStart=${node} --import tsx -- ${command}
NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=read-only
PrivateTmp=yes
PrivateDevices=yes
ProtectKernelTunables=yes
ProtectKernelModules=yes
ProtectControlGroups=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictSUIDSGID=yes
LockPersonality=yes
CapabilityBoundingSet=
UMask=0022
ReadWritePaths=${[store, data, ...more].map((folder) => `-${folder}`).join(' ')}
`;
  return {
    'site.service': `[Unit]
Description=The site and its API
Wants=network-online.target
After=network-online.target postgresql.service
# Whatever ends it: for ever, not five times.
StartLimitIntervalSec=0

[Service]
${service('shell/platform/start.ts serve')}Restart=always
RestartSec=5
# It answers what is on its way, then ends; mails that are left go out after the next start.
TimeoutStopSec=60
LimitNOFILE=65536

[Install]
WantedBy=multi-user.target
`,
    ...(nginx && reloads(store)),
    'site-prune.service': `[Unit]
Description=Remove items of the store that no open tab can need

[Service]
Type=oneshot
${service('shell/platform/release/cli.ts prune --wait 600')}`,
    'site-prune.timer': `[Unit]
Description=Prune the site's store each night

[Timer]
OnCalendar=*-*-* 03:20:00
RandomizedDelaySec=20min
Persistent=true

[Install]
WantedBy=timers.target
`,
    'site-backup.service': `[Unit]
Description=Back up the site’s database, encrypted to BACKUP_RECIPIENT, and remove old backups

[Service]
Type=oneshot
${service('api/owner/owner.ts backups run', backups)}`,
    'site-backup.timer': `[Unit]
Description=Back up the site each night

[Timer]
OnCalendar=*-*-* 02:40:00
RandomizedDelaySec=20min
Persistent=true

[Install]
WantedBy=timers.target
`,
  };
}

/** A generation is copied before its switch, so nginx reads its policies in time. */
const reloads = (store: string) => ({
  'site-nginx.path': `[Unit]
Description=Watch for generations that nginx must know

[Path]
PathChanged=${store}/pages

[Install]
WantedBy=multi-user.target
`,
  'site-nginx.service': `[Unit]
Description=Let nginx read the site's policies again

[Service]
Type=oneshot
ExecStart=/bin/systemctl --no-block reload nginx.service
`,
});
