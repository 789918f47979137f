/*
 * The embedded database in a thread of its own. Its statements and its waiting for the disk hold up no visitor; and when
 * it has crashed or hangs, ending the thread clears away its memory and its open files.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFs, durableStartParams } from './durable-node-fs';
import { fsyncTree } from './fsync-tree';
import type {
  ThreadAnswer,
  ThreadData,
  ThreadError,
  ThreadQuestion,
  ThreadReady,
} from './pglite-thread.contract';

const { dataDir } = workerData as ThreadData;
const folder = join(dataDir, 'database');
const fs = new DurableNodeFs(folder);
let pglite: PGlite;

async function open(): Promise<void> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  pglite = await PGlite.create({ fs, startParams: durableStartParams });
  if (isNew) fsyncTree(dataDir);
  parentPort!.on('message', (question: ThreadQuestion) => void take(question));
  parentPort!.postMessage({ durable: await isDurable() } satisfies ThreadReady);
}
// No await at the top: the thread is loaded as CommonJS. A failure ends it and reaches whoever started it.
void open();

async function take(question: ThreadQuestion): Promise<void> {
  if (question === null) {
    await pglite.close();
    return parentPort!.close();
  }
  parentPort!.postMessage(await answer(question.sql, [...question.parameters]));
}

async function answer(sql: string, parameters: unknown[]): Promise<ThreadAnswer> {
  try {
    const { rows, affectedRows } = await pglite.query(sql, parameters);
    return { rows, affectedRows: affectedRows ?? 0 };
  } catch (error) {
    const { message, code, severity } = error as ThreadError;
    return { error: { message, code, severity } };
  }
}

/** A commit that reaches the disk calls fsync; if an update of PGlite ever breaks that, the start says so, not a power cut. */
async function isDurable(): Promise<boolean> {
  const before = fs.fsyncCount;
  await pglite.exec(
    'create table if not exists durability_probe (at timestamptz); delete from durability_probe',
  );
  await pglite.exec('insert into durability_probe values (now())');
  return fs.fsyncCount > before;
}
