import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pMap from 'p-map';
import { type Pins, getIntegrity, pinsIn, sectionsUrl } from 'shared-content/federation';
import { isFile } from 'shared-content/artifact/manifest';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { withPolicy } from '../../hosts/exportSite';
import { isAnswerDocument, readPolicies, routeOfDocument } from '../../store/generationFiles';
import type { SiteFolder } from '../../store/SiteFolder';

/** Requests at once: as many as a browser keeps open to one host. */
const concurrency = 6;
/** Timeout of one answer, in milliseconds. */
const answerTimeout = 10_000;

interface SiteOptions {
  readonly siteFolder: SiteFolder;
  /** The site's address for visitors: `https://www.example.com`. */
  readonly origin: string;
  /** Seconds until every page must show what is live: caches and polling servers need some. */
  readonly timeout: number;
  /** Seconds between two rounds: two clean ones are required, as several servers or caches may answer. */
  readonly poll: number;
}

/** A request, and the check that returns its answer's fault in words. */
interface Check {
  readonly url: string;
  readonly faultIn: (answer: Response, body: Buffer) => string | false | undefined;
}

/**
 * Compares a site with what is live, as visitors get it. Each route must answer 200 with exactly the composed document and
 * policy, or with its exported form, which carries the policy inside. An unknown route must answer 404. Each pinned script
 * must have the pinned bytes. It ends after two rounds without a fault, a poll apart.
 *
 * @returns the number of requests in a round
 * @throws ReleaseError naming what visitors get instead, once the time is up
 */
export async function compareSite({ siteFolder, origin, timeout, poll }: SiteOptions): Promise<number> {
  const until = Date.now() + timeout * 1000;
  let clean = 0;
  for (;;) {
    const generation = await siteFolder.current();
    if (generation === undefined) throw new ReleaseError(`Nothing is live in ${siteFolder.path}.`);
    const checks = await getChecks(siteFolder, generation, origin);
    const faults = (await pMap(checks, run, { concurrency })).flat().sort();
    clean = faults.length === 0 ? clean + 1 : 0;
    if (clean === 2) return checks.length;
    if (faults.length > 0 && Date.now() >= until) {
      const more = faults.length > 4 ? `; and ${faults.length - 4} more` : '';
      throw new ReleaseError(
        `After ${timeout} s ${origin} does not show generation ${generation}: ${faults.slice(0, 4).join('; ')}${more}.`,
      );
    }
    await wait(poll * 1000);
  }
}

async function run({ url, faultIn }: Check): Promise<string[]> {
  const signal = AbortSignal.timeout(answerTimeout);
  try {
    const answer = await fetch(url, { redirect: 'manual', cache: 'no-store', signal });
    const fault = faultIn(answer, Buffer.from(await answer.arrayBuffer()));
    return fault ? [fault] : [];
  } catch (error) {
    // The message `fetch failed` says nothing, but its cause does.
    const { cause, message } = error as { cause?: NodeJS.ErrnoException; message: string };
    return [cause?.message || cause?.code || message];
  }
}

async function getChecks(siteFolder: SiteFolder, generation: string, origin: string): Promise<Check[]> {
  const folder = siteFolder.pages(generation);
  const scripts = new Map<string, string>();
  const checks: Check[] = [];
  for (const [file, policy] of Object.entries(await readPolicies(folder))) {
    if (isAnswerDocument(file)) continue;
    const route = routeOfDocument(file);
    const html = await readFile(path.join(folder, file), 'utf8');
    const pins = pinsIn(html);
    for (const [url, integrity] of Object.entries(pins ? getIntegrity(pins) : {}))
      scripts.set(new URL(url, origin).href, integrity);
    checks.push({
      url: origin + route,
      faultIn({ status, headers }, body) {
        if (status !== 200) return `${route} answers ${status}`;
        const shown = body.toString();
        if (shown === withPolicy(html, policy)) return false;
        if (shown !== html) return `${route} ${describeOther(pins, shown)}`;
        return (
          headers.get('content-security-policy') !== policy &&
          `${route} has another policy than the composed one`
        );
      },
    });
  }
  const pinned = await readFile(path.join(folder, sectionsUrl)).catch(() => undefined);
  if (pinned)
    checks.push({
      url: origin + sectionsUrl,
      faultIn: ({ status }, body) => !body.equals(pinned) && `${sectionsUrl} (${status}) is another file`,
    });
  const nowhere = `/${generation}-is-no-page`;
  checks.push({
    url: origin + nowhere,
    faultIn: ({ status }) => status !== 404 && `${nowhere} answers ${status} instead of 404`,
  });
  for (const [url, integrity] of scripts)
    checks.push({
      url,
      faultIn: ({ status }, body) =>
        status !== 200
          ? `${url} answers ${status}`
          : !isFile(body, { integrity }) && `${url} has other bytes than its pin`,
    });
  return checks;
}

/** Tells a document of other versions from one that a proxy or CDN changed. */
function describeOther(composed: Pins | undefined, shown: string): string {
  const pins = pinsIn(shown);
  if (JSON.stringify(pins) === JSON.stringify(composed))
    return 'is rewritten on the way: a proxy or CDN changes documents (`no-transform` forbids it)';
  return `is old: it shows shell ${pins?.shell.version ?? '?'}${pins?.version === undefined ? '' : ` and its section's ${pins.version}`}`;
}
