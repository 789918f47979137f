interface Call {
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** A network answer: a status with a body, a body that is not JSON, or none. */
type Answer = { status: number; json: unknown } | 'broken JSON' | 'no network';

/** Fakes the network: only `fetch` is replaced, everything above it is real. */
export function fakeApi(answers: Record<string, Answer>) {
  const calls: Call[] = [];
  /** When set, answers wait for this promise. */
  let waiting: Promise<void> | undefined;

  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const path = url.replace(location.origin, '');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ path, body, headers: init.headers as Record<string, string> });
    await waiting;
    const answer = answers[path];
    if (!answer) throw new Error(`The test has no answer for ${path}`);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    if (answer === 'broken JSON')
      return { ok: true, status: 200, json: () => Promise.reject(new SyntaxError()) };
    const { status, json } = answer;
    return { ok: status >= 200 && status < 300, status, json: () => Promise.resolve(json) };
    // Only the part of a Response that callApi reads.
  }) as unknown as typeof fetch;

  return {
    answers,
    calls,
    to: (path: string) => calls.filter((call) => call.path === path),
    hold() {
      let release = () => {};
      waiting = new Promise((resolve) => (release = resolve));
      return () => {
        waiting = undefined;
        release();
      };
    },
  };
}
