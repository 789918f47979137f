import { mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { fsyncPath } from '../storage/durable-node-fs';
import { mailFileName } from './mail-file-name';
import type { MailTransport } from './mail-transport';

/** Without an SMTP server, mails are files that any mail program opens. A second attempt writes the same file again. */
export function openFileTransport(dataDir: string): MailTransport {
  const folder = join(dataDir, 'mails');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail, file) => {
      const { message } = await transport.sendMail(mail);
      const path = join(folder, mailFileName(file));
      const handle = await open(`${path}.part`, 'w', 0o600);
      try {
        // `buffer: true` above makes it one; the type covers both ways.
        await handle.writeFile(message as Buffer);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${path}.part`, path);
      fsyncPath(folder);
    },
    close: () => transport.close(),
    description: `files in ${folder}`,
  };
}
