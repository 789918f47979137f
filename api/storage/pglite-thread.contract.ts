/** What the thread is told when it starts. */
export interface ThreadData {
  /** The data folder; the database lies in `database` below it. */
  readonly dataDir: string;
}

/** Statements to the thread, one answer each; null asks it to close the database and end. */
export type ThreadQuestion = { readonly sql: string; readonly parameters: readonly unknown[] } | null;

export type ThreadAnswer =
  { readonly rows: unknown[]; readonly affectedRows: number } | { readonly error: ThreadError };

/** Errors lose their fields between threads; these are what the rest of the API looks at. */
export interface ThreadError {
  readonly message: string;
  readonly code?: string | undefined;
  readonly severity?: string | undefined;
}

/** The first message: open, and whether a commit reaches the disk. */
export interface ThreadReady {
  readonly durable: boolean;
}
