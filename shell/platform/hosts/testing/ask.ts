import { request } from 'node:http';
import { errorPageWords } from '../../http/errorDocument';
import type { Expected, ExpectedAnswer } from './expected.contract';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Sends one request with its path unchanged: fetch and new URL() would normalize it. */
export function ask(
  origin: string,
  { method = 'GET', path, send = {} }: Pick<ExpectedAnswer, 'method' | 'path' | 'send'>,
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path, headers: { ...send }, agent: false }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          // Joins repeated headers: a header must come only once.
          headers: Object.fromEntries(
            Object.entries(reply.headersDistinct).map(([name, values]) => [name, values?.join(' AND ')]),
          ),
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Differences between an answer and the expected one, in a line each; empty where all is right. */
function getFaults(answer: Answer, { status, headers = {}, body }: Expected): string[] {
  const faults: string[] = [];
  if (answer.status !== status) faults.push(`status ${answer.status} instead of ${status}`);
  for (const [name, expected] of Object.entries(headers)) {
    const found = answer.headers[name.toLowerCase()];
    const right =
      expected === null
        ? found === undefined
        : typeof expected === 'string'
          ? found === expected
          : found !== undefined && expected.test(found);
    if (!right) faults.push(`${name}: ${found ?? '(none)'} instead of ${expected ?? '(none)'}`);
  }
  const text = () => answer.body.toString();
  if (body === 'none' && answer.body.length > 0) faults.push('a body');
  if (body === 'error-page' && !text().includes(errorPageWords.title)) faults.push('not the error page');
  if (body === 'not-found' && !/404|notFound/.test(text())) faults.push('not the not-found page');
  if (body === 'json') {
    try {
      const { success, error } = JSON.parse(text()) as { success?: unknown; error?: unknown };
      if (success !== false || typeof error !== 'string') faults.push('not an answer of the API');
    } catch {
      faults.push('no JSON');
    }
  }
  if (/\/(?:work|home|tmp|srv|root)\/|node_modules/.test(text())) faults.push('a path of the machine');
  return faults;
}

/** Sends the request of a row to a server, and compares the answer. */
export async function askRow(origin: string, row: ExpectedAnswer): Promise<string[]> {
  const send: Record<string, string> = {};
  for (const [name, value] of Object.entries(row.send ?? {})) {
    send[name] = value;
    if (!value.includes('{etag}')) continue;
    const { etag = '' } = (await ask(origin, { path: row.path })).headers;
    send[name] = value.replace('{etag}', etag);
  }
  return getFaults(await ask(origin, { ...row, send }), row);
}
