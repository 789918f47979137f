import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { documentStyles } from './documentStyles';

const key = 's';

/**
 * Properties that one of Chrome 109, Firefox 115 and Safari 16.4 knows under its prefix alone. Emotion's own
 * prefixer writes for browsers of 2012: a kilobyte in each document, and time at each class.
 */
const prefixed = /^(mask|backdrop-filter|user-select|hyphens|box-decoration-break|print-color-adjust)\b/;

const prefixer: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.return) return;
  const { value } = element;
  const name = String(element.props);
  if (prefixed.test(name) || (name === 'background-clip' && value.includes('text')))
    element.return = `-webkit-${value}${value}`;
};

/**
 * MUI's rules, repeated for each kind of field, for what no form of the site has: placeholders (under names of browsers of
 * 2016, too), search fields, adornments, lists of several choices.
 */
const unread =
  /::-((webkit-input|moz|ms-input)-placeholder|webkit-search-decoration)$|\.MuiInputAdornment-root|\[multiple\]$/;

const withoutUnread: StylisPlugin = (element) => {
  const selectors = Array.isArray(element.props) ? element.props : [];
  // A rule without declarations is not written.
  if (element.type === 'rule' && selectors.length > 0 && selectors.every((one) => unread.test(one)))
    element.children = [];
};

/** Names of the classes that a stylesheet has rules for, each once: `.s-1a2b3c:hover` → `1a2b3c`. */
export const classNamesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.s-([\w-]+)/g)].map((match) => match[1] ?? '')),
];

/** A link that was lost, or is late itself, has none: what is missing is then inserted anew. */
function getRules({ textContent, sheet }: HTMLStyleElement | HTMLLinkElement): string {
  if (textContent) return textContent;
  try {
    return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('');
  } catch {
    // Chromium gives a lost file's sheet and lets nobody read it.
    return '';
  }
}

// One list for all caches: in Node emotion keeps each rule that was written under it, for the next document.
const stylisPlugins = [withoutUnread, prefixer];

/** An emotion cache under the site's key; server and browser must use the same one to hydrate. */
export function createKitCache(): EmotionCache {
  // Speedy in every mode: rules go in through the CSSOM, which the documents' policy allows.
  const cache = createCache({ key, speedy: true, stylisPlugins });
  // Emotion would find them by an attribute with all names, and move the element to the end of the head: the
  // browser then reads all rules, and styles the whole page, a second time.
  if (typeof document !== 'undefined')
    for (const element of document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
      `[${documentStyles}]`,
    ))
      for (const name of classNamesIn(getRules(element))) cache.inserted[name] = true;
  return cache;
}
