import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pMap from 'p-map';
import { getIntegrity, pinsIn, sectionsUrl } from 'shared-content/federation';
import { isFile } from 'shared-content/artifact/manifest';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { generationHeader } from '../../http/securityHeaders';
import { isAnswerDocument, readPolicies, routeOfDocument } from '../../store/generationFiles';
import type { SiteFolder } from '../../store/SiteFolder';

/** Requests at once: as many as a browser keeps open to one host. */
const concurrency = 6;
/** Timeout of one answer, in milliseconds. */
const answerTimeout = 10_000;

interface DeploymentOptions {
  readonly siteFolder: SiteFolder;
  /** The site's address for visitors: `https://www.example.com`. */
  readonly origin: string;
  /** Seconds until every page must show the generation: caches and polling servers need some. */
  readonly timeout: number;
}

/** A request, and the check that returns its answer's fault in words. */
interface Check {
  readonly url: string;
  readonly faultIn: (answer: Response, body: Buffer) => string | false | undefined;
}

/**
 * Checks a live generation from outside, as visitors get it. Each route must answer 200 with exactly the composed
 * document and policy, an unknown one 404. Each pinned script must have the pinned bytes. It repeats failed requests
 * until the timeout.
 *
 * @throws ReleaseError naming what visitors get instead, route by route
 */
export async function proveDeployment(
  generation: string,
  { siteFolder, origin, timeout }: DeploymentOptions,
): Promise<void> {
  const until = Date.now() + timeout * 1000;
  const run = async (check: Check) => {
    const signal = AbortSignal.timeout(answerTimeout);
    try {
      const answer = await fetch(check.url, { redirect: 'manual', cache: 'no-store', signal });
      const fault = check.faultIn(answer, Buffer.from(await answer.arrayBuffer()));
      return fault ? [{ check, fault }] : [];
    } catch (error) {
      // The message `fetch failed` says nothing, but its cause does.
      const { cause, message } = error as { cause?: NodeJS.ErrnoException; message: string };
      return [{ check, fault: cause?.message || cause?.code || message }];
    }
  };
  let open = await getChecks(siteFolder, generation, origin);
  for (;;) {
    const failed = (await pMap(open, run, { concurrency })).flat();
    if (failed.length === 0) return;
    if (Date.now() >= until) {
      const faults = failed.map(({ fault }) => fault).sort();
      const more = faults.length > 4 ? `; and ${faults.length - 4} more` : '';
      throw new ReleaseError(
        `${timeout} s after the switch ${origin} does not show generation ${generation}: ${faults.slice(0, 4).join('; ')}${more}.`,
      );
    }
    open = failed.map(({ check }) => check);
    await wait(500);
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
        const shown = headers.get(generationHeader) ?? generation;
        if (body.toString() !== html)
          return shown === generation
            ? `${route} has another document`
            : `${route} is of generation ${shown}`;
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
