/** A file that did not load; `request` is its URL, as in webpack's ChunkLoadError. */
export class ScriptError extends Error {
  readonly request: string;

  constructor(request: string, what: string) {
    super(`${request} ${what}`);
    this.request = request;
  }
}
