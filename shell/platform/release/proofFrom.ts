import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { integrityOf, pinsIn, sectionsUrl } from 'shared-content/federation';
import { isFile } from 'shared-content/build/manifest';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import { cookieOf } from '../http/canaryCookie';
import { generationHeader } from '../http/securityHeaders';
import { readCanary } from '../store/canary';
import { isAnswerDocument, readPolicies, routeOfDocument } from '../store/generationFiles';
import type { Store } from '../store/Store';

/** At once: as many as a browser keeps open to one host. */
const abreast = 6;
/** One answer may take as long, in milliseconds. */
const patience = 10_000;

interface ProofOptions {
  readonly store: Store;
  /** Where visitors reach the site: `https://www.example.com`. */
  readonly origin: string;
  /** Seconds until every page must show the generation: caches and servers that poll need some. */
  readonly timeout: number;
}

/**
 * A look at a generation that went live as visitors reach it: each route answers 200 with exactly the document
 * and the policy that were composed, an unknown one 404, and each script that a document pins has the pinned
 * bytes. What is not so yet is asked for again until the time is up.
 *
 * @returns a function that throws a ReleaseError naming what visitors get instead, route by route
 */
export const proofFrom = (options: ProofOptions) => (generation: string) => prove(generation, options);

async function prove(generation: string, { store, origin, timeout }: ProofOptions): Promise<void> {
  const until = Date.now() + timeout * 1000;
  const looks = await looksAt(store, generation, origin);
  let open = looks.map((look) => ({ look, fault: '' }));
  for (;;) {
    const left: typeof open = [];
    for (let index = 0; index < open.length; index += abreast)
      await Promise.all(
        open.slice(index, index + abreast).map(async ({ look }) => {
          const fault = await look().catch((error: unknown) => causeOf(error));
          if (fault !== undefined) left.push({ look, fault });
        }),
      );
    if (left.length === 0) return;
    open = left;
    if (Date.now() >= until) break;
    await wait(500);
  }
  const faults = open.map(({ fault }) => fault).sort();
  const more = faults.length > 4 ? `; and ${faults.length - 4} more` : '';
  throw new ReleaseError(
    `${timeout} s after the switch ${origin} does not show generation ${generation}: ${faults.slice(0, 4).join('; ')}${more}.`,
  );
}

type Look = () => Promise<string | undefined>;

/** What there is to look at; each look resolves to a fault in words, or to undefined. */
async function looksAt(store: Store, generation: string, origin: string): Promise<Look[]> {
  const folder = store.pages(generation);
  const policies = await readPolicies(folder);
  const looks: Look[] = [];
  const ask = askAs(visitorOf(store, generation));
  const scripts = new Map<string, string>();
  for (const [file, policy] of Object.entries(policies).filter(([name]) => !isAnswerDocument(name))) {
    const route = routeOfDocument(file);
    const html = await readFile(path.join(folder, file), 'utf8');
    const pins = pinsIn(html);
    for (const [url, integrity] of Object.entries(pins ? integrityOf(pins) : {}))
      scripts.set(new URL(url, origin).href, integrity);
    looks.push(async () => {
      const answer = await ask(origin + route);
      const text = await answer.text();
      if (answer.status !== 200) return `${route} answers ${answer.status}`;
      const shown = answer.headers.get(generationHeader);
      if (text !== html)
        return shown === null || shown === generation
          ? `${route} has another document`
          : `${route} is of generation ${shown}`;
      if (answer.headers.get('content-security-policy') !== policy)
        return `${route} comes with another policy than it was composed with (nginx -s reload?)`;
      return undefined;
    });
  }
  const pinned = await readFile(path.join(folder, sectionsUrl), 'utf8').catch(() => undefined);
  if (pinned !== undefined)
    looks.push(async () => {
      const answer = await ask(origin + sectionsUrl);
      return (await answer.text()) === pinned
        ? undefined
        : `${sectionsUrl} (${answer.status}) is another file`;
    });
  const nowhere = `/${generation}-is-no-page`;
  looks.push(async () => {
    const { status } = await ask(origin + nowhere);
    return status === 404 ? undefined : `${nowhere} answers ${status} in place of 404`;
  });
  for (const [url, integrity] of scripts)
    looks.push(async () => {
      const answer = await ask(url);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 200) return `${url} answers ${answer.status}`;
      return isFile(bytes, { integrity }) ? undefined : `${url} has other bytes than documents pin`;
    });
  return looks;
}

/** What a visitor sends who gets this generation: nothing, or beside a canary the cookie of who is in or out. */
function visitorOf(store: Store, generation: string): HeadersInit {
  const canary = readCanary(store);
  return canary ? { Cookie: cookieOf(canary.id, canary.generation === generation ? 'in' : 'out') } : {};
}

/** A redirect is an answer of its own. */
const askAs = (headers: HeadersInit) => (url: string) =>
  fetch(url, { headers, redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(patience) });

/** `fetch failed` says nothing: its cause does. */
function causeOf(error: unknown): string {
  const { cause, message } = error as { cause?: NodeJS.ErrnoException; message: string };
  return cause?.message || cause?.code || message;
}
