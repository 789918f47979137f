import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { type Page, type Route } from '@playwright/test';
import { type SectionEntry, getChunkName, getIntegrity, pinsIn } from 'shared-content/federation';

export const getEntry = ({ name }: SectionEntry) => new RegExp(`/assets/${name}/[^/]+/remoteEntry\\.js`);
export const getChunks = ({ name }: SectionEntry) =>
  new RegExp(`/assets/${name}/[^/]+/(?!remoteEntry).+\\.js`);
export const getPageChunk = (section: SectionEntry, path: string) =>
  new RegExp(`/assets/${section.name}/[^/]+/${getChunkName(path).replaceAll('.', '\\.')}\\.js`);

export const abort404 = (route: Route) => route.fulfill({ status: 404, body: 'gone' });

/**
 * Answers with the changed text of what the route asked for, without the headers of these names in lower case.
 * Where the page has gone on or closed meanwhile, nobody waits for the answer.
 */
export async function answerChanged(
  route: Route,
  change: (text: string) => string | Promise<string>,
  without: readonly string[] = [],
): Promise<void> {
  try {
    const response = await route.fetch();
    const headers = Object.fromEntries(
      Object.entries(response.headers()).filter(([name]) => !without.includes(name)),
    );
    await route.fulfill({ response, headers, body: await change(await response.text()) });
  } catch (error) {
    if (!(error instanceof Error && /disposed|has been closed/.test(error.message))) throw error;
  }
}

/** The script as it is not published: its hash does not match. */
export const tamper = (route: Route): Promise<void> =>
  answerChanged(route, (code) => `${code}\nglobalThis.tampered = true;`);

const createHashFor = (body: string) => createHash('sha256').update(body).digest('base64');

/** Replaces a script's code and updates its hash in the document: the script is broken, not tampered with. */
export async function republish(page: Page, script: RegExp, change: (code: string) => string): Promise<void> {
  const bodies = new Map<string, string>();
  await page.route(/\/assets\/.+\.js/, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = bodies.get(path);
    await (body === undefined ? route.fallback() : route.fulfill({ contentType: 'text/javascript', body }));
  });
  const pinAnew = async (served: string, address: string): Promise<string> => {
    let html = served;
    const pins = pinsIn(html);
    const pinned = pins ? Object.keys(getIntegrity(pins)) : [];
    const getCode = async (url: string) => (await page.request.get(new URL(url, address).href)).text();
    const hashes: [string, string][] = [];
    for (const match of pinned.filter((url) => script.test(url))) {
      const code = await getCode(match);
      const body = change(code);
      bodies.set(match, body);
      hashes.push([createHashFor(code), createHashFor(body)]);
    }
    // A section's entry contains the hashes of its chunks, and the document contains the entry's hash.
    for (const entry of pinned.filter((url) => url.endsWith('/remoteEntry.js') && !bodies.has(url))) {
      const code = await getCode(entry);
      const body = hashes.reduce((text, [from, to]) => text.replaceAll(from, to), code);
      if (body === code) continue;
      bodies.set(entry, body);
      hashes.push([createHashFor(code), createHashFor(body)]);
    }
    for (const [from, to] of hashes) html = html.replaceAll(from, to);
    const now = pins && getIntegrity(pinsIn(html) ?? pins);
    for (const [url, body] of bodies)
      if (now?.[url] !== `sha256-${createHashFor(body)}`)
        throw new Error(`The document does not pin ${url} anew.`);
    return html;
  };
  await page.route(
    (url) =>
      !url.pathname.startsWith('/assets/') &&
      !url.pathname.startsWith('/api/') &&
      url.hostname === 'localhost',
    (route) =>
      route.request().resourceType() === 'document'
        ? answerChanged(route, (html) => pinAnew(html, route.request().url()))
        : route.fallback(),
  );
}

/** A page chunk whose modules export only components that throw. */
export function throwingChunk(code: string): string {
  const pushed: [unknown[], Record<string, unknown>][] = [];
  const global = new Proxy({} as Record<string, unknown>, {
    get: (_target, name) =>
      String(name).startsWith('w_') ? { push: (chunk: never) => pushed.push(chunk) } : undefined,
    set: () => true,
  });
  runInNewContext(code, { self: global });
  const [ids, modules] = pushed[0] ?? [[], {}];
  const name = /self\.?\[?"?(w_\w+)/.exec(code)?.[1] ?? '';
  const broken = `(m)=>{m.exports=new Proxy({__esModule:true},{get:(t,k)=>k==="__esModule"?true:k==="then"?undefined:function(){throw new Error("broken on purpose")}})}`;
  const entries = Object.keys(modules).map((id) => `${JSON.stringify(id)}:${broken}`);
  return `(self.${name}=self.${name}||[]).push([${JSON.stringify(ids)},{${entries.join(',')}}])`;
}
