import type { ReactNode } from 'react';
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import { theme } from '../theme';
import { documentStyles } from './documentStyles';

const key = 's';

/**
 * Properties that Chrome 109, Firefox 115 or Safari 16.4 supports only with a prefix. Emotion's own prefixer serves
 * browsers of 2012: it costs a kilobyte in each document, and time for each class.
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
 * Selectors of MUI's rules for features that no form of the site has: placeholders (also in browsers of 2016), search
 * fields, adornments, multiple selects. MUI repeats these rules for each kind of field.
 */
const unread =
  /::-((webkit-input|moz|ms-input)-placeholder|webkit-search-decoration)$|\.MuiInputAdornment-root|\[multiple\]$/;

const withoutUnread: StylisPlugin = (element) => {
  const selectors = Array.isArray(element.props) ? element.props : [];
  // Stylis omits a rule without declarations.
  if (element.type === 'rule' && selectors.length > 0 && selectors.every((one) => unread.test(one)))
    element.children = [];
};

/** Names of the classes in a stylesheet's rules, each once: `.s-1a2b3c:hover` → `1a2b3c`. */
export const classNamesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.s-([\w-]+)/g)].map((match) => match[1] ?? '')),
];

/** The rules of a stylesheet. A link that is lost or still loading has none: emotion then inserts them again. */
function getRules({ textContent, sheet }: HTMLStyleElement | HTMLLinkElement): string {
  if (textContent) return textContent;
  try {
    return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('');
  } catch {
    // Chromium has a sheet for a lost file, but throws when its rules are read.
    return '';
  }
}

// One list for all caches: in Node, emotion stores compiled rules by this list and reuses them for the next document.
const stylisPlugins = [withoutUnread, prefixer];

/** Creates an emotion cache with the site's key. Server and browser must use the same key to hydrate. */
export function createKitCache(): EmotionCache {
  // `speedy` in every mode: it inserts rules through the CSSOM, which the documents' CSP allows.
  const cache = createCache({ key, speedy: true, stylisPlugins });
  // Registers the document's classes. Emotion itself would need an attribute with all names, and would move the element
  // to the end of the head. The browser would then parse all rules and style the whole page a second time.
  if (typeof document !== 'undefined')
    for (const element of document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
      `[${documentStyles}]`,
    ))
      for (const name of classNamesIn(getRules(element))) cache.inserted[name] = true;
  return cache;
}

interface KitProviderProps {
  /** The page's emotion cache: compose and the browser each create their own (`createKitCache`). */
  cache: EmotionCache;
  children: ReactNode;
}

/** Provides theme and style cache. The shell, or a section alone, mounts it once. */
export function KitProvider({ cache, children }: KitProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={theme}>{children}</ThemeContext>
    </CacheProvider>
  );
}
