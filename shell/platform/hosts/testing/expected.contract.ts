/** Header → its value, a pattern for it, or null where it must be absent. */
export type ExpectedHeaders = Readonly<Record<string, string | RegExp | null>>;

export interface Expected {
  readonly status: number;
  readonly headers?: ExpectedHeaders;
  /** Kind of body; `none` is an empty one. */
  readonly body?: 'not-found' | 'error-page' | 'json' | 'none';
}

export interface ExpectedAnswer extends Expected {
  /** Method, path, and what makes the request special. */
  readonly title: string;
  readonly method?: string;
  /** The path exactly as sent, without normalization. */
  readonly path: string;
  /** `{etag}` is replaced with the ETag of a plain request for the same path. */
  readonly send?: Readonly<Record<string, string>>;
}

export interface Served {
  readonly generation: string;
  /** csp.json of the generation. */
  readonly policies: Readonly<Record<string, string>>;
  /** URL of a script that also exists as brotli and gzip. */
  readonly script: string;
  /** URL of a picture, which has no compressed forms. */
  readonly picture: string;
  /** A redirect of the generation. */
  readonly moved: { readonly from: string; readonly to: string };
}
