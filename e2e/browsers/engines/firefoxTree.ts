import type { Page } from 'puppeteer-core';
import { type AccessibleNode, type RawNode, plainTree } from './AccessibleNode';

/** WebDriver has only roles and names. The browser's own window, which this opens to the driver, has the whole tree. */
export const allowTree = '--remote-allow-system-access';

interface Connection {
  send(method: string, params: object): Promise<{ result: unknown }>;
}

/**
 * Runs in Firefox's own window, as text: the accessibility tree of the tab at an address. The window keeps a
 * reference to the service, as a screen reader would. Otherwise garbage collection ends it, and a service that starts
 * later misses earlier focus moves.
 */
const read = `async (url) => {
  const service = (globalThis.accessibility ??=
    Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService));
  const getStates = (one) => {
    const low = {}, high = {}, states = [];
    one.getState(low, high);
    const words = service.getStringStates(low.value, high.value);
    for (let index = 0; index < words.length; index += 1) states.push(words.item(index));
    for (const { key, value } of one.attributes.enumerate())
      if (key === 'level' || key === 'live') states.push(key + '=' + value);
    return states;
  };
  const getNode = (one) => {
    const children = [];
    for (let child = one.firstChild; child; child = child.nextSibling) children.push(getNode(child));
    return {
      role: one.computedARIARole || service.getStringRole(one.role),
      name: one.name ?? '',
      description: one.description ?? '',
      states: getStates(one),
      children,
    };
  };
  for (const window of Services.wm.getEnumerator('navigator:browser'))
    for (const browser of window.document.querySelectorAll('browser'))
      if (browser.currentURI?.spec === url) {
        const page = service.getAccessibleFor(browser)?.firstChild;
        if (page?.childCount) return JSON.stringify(getNode(page));
      }
  return '';
}`;

const words: Readonly<Record<string, string>> = { unavailable: 'disabled' };
const flags =
  /^(checked|collapsed|disabled|expanded|focused|invalid|level=.*|live=(polite|assertive)|modal|required|selected)$/;

const renamed = (node: RawNode): RawNode => ({
  ...node,
  role: node.role === 'text leaf' ? 'text' : node.role,
  states: node.states.map((state) => words[state] ?? state).filter((state) => flags.test(state)),
  children: node.children.map(renamed),
});

/** Firefox's accessibility tree. It is empty at first, because the first request starts the service. */
export async function firefoxTree(page: Page): Promise<AccessibleNode[]> {
  // The library has no API for the browser's own window.
  const { connection } = page.browser() as unknown as { connection: Connection };
  const { contexts } = (await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' }))
    .result as {
    contexts: readonly { readonly context: string }[];
  };
  const { result } = (
    await connection.send('script.callFunction', {
      functionDeclaration: read,
      arguments: [{ type: 'string', value: page.url() }],
      awaitPromise: true,
      target: { context: contexts[0]?.context },
    })
  ).result as { result: { value: string } };
  if (result.value) return plainTree([renamed(JSON.parse(result.value) as RawNode)]);
  // A page in the background gets no tree.
  await page.bringToFront();
  return [];
}
