import { honeypotField } from 'shared-content/forms';

/** Long enough for a slow phone and the server's own limits; then the visitor may try again. */
const timeLimit = 20_000;

interface ApiAnswer {
  /** The status is a success. */
  readonly ok: boolean;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

interface ApiCall {
  /** Sent as JSON with POST; without it the call is a GET. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The one way to the API.
 *
 * @throws when the network fails, the time limit passes or the answer is not a JSON object
 */
export async function callApi(path: `/${string}`, { body, headers }: ApiCall = {}): Promise<ApiAnswer> {
  // A controller and not AbortSignal.timeout(): that one is missing in browsers that are still about.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  try {
    const response = await fetch(apiUrl(path), {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      signal: limit.signal,
    });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null)
      throw new TypeError(`${path} answered ${response.status} with JSON that is no object`);
    return { ok: response.ok, status: response.status, body: answer as Record<string, unknown> };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Where the API answers: under `/api` of the page's own origin, or where the document says
 * (`<meta name="api-base" content="https://api.example.com/api">`, the value of PUBLIC_API_URL) when the site lies on a
 * static host. Absolute, and without the credentials that may stand in the page's address: fetch refuses those.
 */
export function apiUrl(path: `/${string}`): string {
  const base = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content || '/api';
  return new URL(base.replace(/\/+$/, '') + path, location.origin).href;
}

/** The trap's part of a body: sent only when something filled it in, for the schema knows no such field. */
export function getHoneypot(value: unknown): { [honeypotField]?: string } {
  return typeof value === 'string' && value !== '' ? { [honeypotField]: value } : {};
}
