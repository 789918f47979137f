declare module 's3rver' {
  import type { Server } from 'node:http';

  export interface Context {
    readonly method: string;
    readonly path: string;
    readonly query: Readonly<Record<string, string | undefined>>;
    readonly headers: Readonly<Record<string, string | undefined>>;
  }
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
    });
    /** Koa's middleware, which runs in this order. */
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    readonly context: { store: unknown };
    store: unknown;
    readonly httpServer: Server;
    run(): Promise<{ port: number }>;
  }
}

declare module 's3rver/lib/models/account.js' {
  export const DUMMY_ACCOUNT: { createKeyPair(id: string, secret: string): void };
}

declare module 's3rver/lib/models/error.js' {
  /** Thrown, it becomes S3's answer with this code. */
  export default class S3Error extends Error {
    constructor(code: string, message: string);
  }
}
