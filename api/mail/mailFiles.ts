import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mailTransport';
import type { Db } from '../storage/engine/database';

/** Without an SMTP server, mails become files that any mail program opens. A second attempt overwrites its file. */
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
      const part = `${path}.part`;
      try {
        // `buffer: true` above makes it a Buffer; the type covers both cases.
        await synced(part, 'w', (file) => file.writeFile(message as Buffer));
        await rename(part, path);
      } catch (error) {
        // The disk is full: half a mail would take up the room that is missing.
        await rm(part, { force: true });
        throw error;
      }
      // A new file's name is stored in its folder.
      await synced(folder, 'r');
    },
    close: () => transport.close(),
    outcome: 'written',
  };
}

/** Opens a file or folder, and syncs it to disk when the work is done. */
async function synced(
  path: string,
  flags: string,
  work: (file: FileHandle) => Promise<void> = async () => {},
): Promise<void> {
  const handle = await open(path, flags, 0o600);
  try {
    await work(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A name that sorts by time and tells the content: 20250924-101500-enquiry-notification-<id>.eml */
function mailFileName({ id, kind, createdAt }: { id: string; kind: string; createdAt: Date }): string {
  const at = createdAt.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return `${at}-${kind}-${id}.eml`;
}

/** Deletes the .eml files of these mails, whose names end with the mail's id. Returns the number of files. */
export function removeMailFiles(dataDir: string, mailIds: string[]): number {
  const folder = join(dataDir, 'mails');
  if (mailIds.length === 0 || !existsSync(folder)) return 0;
  const ids = new Set(mailIds);
  const files = readdirSync(folder).filter((file) => ids.has(file.replace(/\.eml(\.part)?$/, '').slice(-36)));
  for (const file of files) rmSync(join(folder, file), { force: true });
  return files.length;
}

/** Deletes the file of a mail whose person was erased while it was being written: the erasure came too early to find it. */
export async function removeIfErased(db: Db, dataDir: string, mailId: string): Promise<void> {
  const row = await db.selectFrom('mails').select('id').where('id', '=', mailId).executeTakeFirst();
  if (!row) removeMailFiles(dataDir, [mailId]);
}
