import type { Page } from 'puppeteer-core';
import { type AccessibleNode, type RawNode, plainTree } from './AccessibleNode';

/** WebDriver has roles and names alone; the browser's own window, which this opens to the driver, has the whole tree. */
export const allowTree = '--remote-allow-system-access';

interface Connection {
  send(method: string, params: object): Promise<{ result: unknown }>;
}

/**
 * Runs in Firefox's own window, as its text: the tree that Firefox hands to screen readers, of the tab at an address.
 * The window keeps the service, as a screen reader would: forgotten, it ends with the next collection of garbage, and
 * one that starts later knows of no focus that was moved before it.
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

/** The tree that Firefox hands to screen readers: empty while there is none yet, the first question starts it. */
export async function firefoxTree(page: Page): Promise<AccessibleNode[]> {
  // The library has no words for what is the browser's own.
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
  // A page that is not in front gets none.
  await page.bringToFront();
  return [];
}
