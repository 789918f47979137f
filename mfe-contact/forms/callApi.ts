import { honeypotField } from 'shared-content/forms';

/** Milliseconds: enough for a slow phone and the server's own limits. Then the visitor may retry. */
const timeLimit = 20_000;

interface ApiAnswer {
  /** Whether the status is a success. */
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
 * The only way to call the API.
 *
 * @throws when the network fails, the timeout passes or the answer is not a JSON object
 */
export async function callApi(path: `/${string}`, { body, headers }: ApiCall = {}): Promise<ApiAnswer> {
  const response = await fetch(apiUrl(path), {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    signal: AbortSignal.timeout(timeLimit),
  });
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null)
    throw new TypeError(`${path} answered ${response.status} with JSON that is no object`);
  return { ok: response.ok, status: response.status, body: answer as Record<string, unknown> };
}

/**
 * The API's URL: `/api` of the page's own origin. For a site on a static host, the document names another (`<meta
 * name="api-base" content="https://api.example.com/api">`, the value of PUBLIC_API_URL). It is absolute and without
 * credentials of the page's address, which fetch refuses.
 */
export const apiUrl = (path: `/${string}`): string => new URL(getAction(path), location.origin).href;

/** The URL to which a form posts without scripts. A prerendered document has `/api`; compose puts in another base. */
export function getAction(path: `/${string}`): string {
  const meta =
    typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content;
  return (meta || '/api').replace(/\/+$/, '') + path;
}

/** The honeypot's part of a body: sent only when it was filled in, because the schema has no such field. */
export function getHoneypot(value: unknown): { [honeypotField]?: string } {
  return typeof value === 'string' && value !== '' ? { [honeypotField]: value } : {};
}

interface SubmitResult {
  readonly success: boolean;
  /** The visitor's message: the server's text, or the form's own without one. */
  readonly message: string;
  /** Whether the server or the connection failed. The visitor cannot fix that, so another contact should be shown. */
  readonly isOutage: boolean;
  /** Whether the captcha refused. One refusal is an expired check; further ones the visitor cannot fix. */
  readonly isRefused?: boolean;
}

interface FormWords {
  readonly success: string;
  readonly failure: string;
}

const getText = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value.trim() !== '' ? value : otherwise;

/** Sends a form and turns every outcome into a message; never throws. */
export async function submitForm(
  path: `/${string}`,
  call: ApiCall & { readonly body: object },
  words: FormWords,
): Promise<SubmitResult> {
  try {
    const { ok, status, body } = await callApi(path, call);
    return ok && body.success === true
      ? { success: true, message: getText(body.message, words.success), isOutage: false }
      : {
          success: false,
          message: getText(body.error, words.failure),
          isOutage: status >= 500,
          isRefused: status === 403,
        };
  } catch {
    // Network, timeout, no JSON: one case for the visitor (specification 8).
    return { success: false, message: words.failure, isOutage: true };
  }
}
