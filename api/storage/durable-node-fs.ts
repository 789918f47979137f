import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface FileStream {
  nfd?: number;
  node: object;
}
interface NodeFsModule {
  NODEFS: { stream_ops: { fsync?: (stream: FileStream) => number }; realPath: (node: object) => string };
}

/** WASI's number for an input/output error: PostgreSQL answers it by stopping, which is right. */
const inputOutputError = 29;

/**
 * PGlite never calls fsync: it starts PostgreSQL with -F and its file system has no fsync (electric-sql/pglite#1107),
 * so a power cut loses what was acknowledged. This file system hands every fsync to the host. It leans on Emscripten's
 * insides, hence the exact pin of PGlite and the count, which the start checks.
 */
export class DurableNodeFs extends NodeFS {
  fsyncCount = 0;

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    // The module's published type hides what Emscripten adds at run time.
    const install = (module: unknown) => this.#installFsync(module as NodeFsModule);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } };
  }

  #installFsync({ NODEFS }: NodeFsModule): void {
    NODEFS.stream_ops.fsync = (stream) => {
      this.fsyncCount += 1;
      try {
        if (stream.nfd === undefined) fsyncPath(NODEFS.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      } catch {
        return inputOutputError;
      }
    };
  }
}

/** PGlite's own start parameters without -F; its fdatasync does nothing, so the log is written with fsync. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'],
];

export function fsyncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
