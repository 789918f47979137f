import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartError } from 'shared-content/server/startError';

/** Encrypts a file to public keys in the age format (https://age-encryption.org), which the program age reads, too. */
export async function encryptFile(from: string, to: string, recipients: readonly string[]): Promise<void> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  await write(await encrypter.encrypt(createStream(from)), to);
}

/** Decrypts with a private key (AGE-SECRET-KEY-…). A wrong key or a damaged file throws a StartError. */
export async function decryptFile(from: string, to: string, identity: string): Promise<void> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
    await write(await decrypter.decrypt(createStream(from)), to);
  } catch (error) {
    throw new StartError(`${from} cannot be decrypted: ${(error as Error).message}`, { cause: error });
  }
}

const createStream = (path: string) =>
  Readable.toWeb(createReadStream(path)) as globalThis.ReadableStream<Uint8Array>;

/** Writes a new private file and syncs it to disk. The file exists before the first error can come. */
async function write(stream: globalThis.ReadableStream<Uint8Array>, path: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  await pipeline(Readable.fromWeb(stream as ReadableStream), handle.createWriteStream({ flush: true }));
}
