import { Parser } from 'htmlparser2';
import { getHashSource } from './securityHeaders';

// Emotion inserts an empty <style> and fills it through the CSSOM: this is the hash of an empty text.
const emptyHash = getHashSource('');

export interface PolicyOptions {
  /** Origin of the captcha's script and frame. */
  readonly captchaOrigin?: string;
  /** Origins of framed maps. */
  readonly frames?: readonly string[];
  /** Origin of the API, when it is not the site's own. */
  readonly apiOrigin?: string;
  /** Origins that serve sections' assets, besides the site's own. */
  readonly assetOrigins?: readonly string[];
}

/** Collects a document's inline code as a browser hashes it. It reads once, as a release does this for each page. */
function getInline(html: string) {
  const found = { scripts: [] as string[], styles: [] as string[], attributes: [] as string[] };
  let into: string[] | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, { src, type, style }) {
      if (style !== undefined) found.attributes.push(style);
      // Browsers do not run data blocks (`type="application/…json"`).
      const runs = name === 'script' && src === undefined && !type?.startsWith('application/');
      into = runs ? found.scripts : name === 'style' ? found.styles : undefined;
      text = '';
    },
    ontext(piece) {
      if (into) text += piece;
    },
    onclosetag() {
      into?.push(text);
      into = undefined;
    },
  });
  parser.end(html);
  return found;
}

/**
 * The Content-Security-Policy of one document (CSP Level 3). It lists every inline block and style attribute by its
 * hash. It has no unsafe-inline, which also forbids handlers in attributes, and no unsafe-eval.
 */
export function contentSecurityPolicy(html: string, options: PolicyOptions = {}): string {
  const { captchaOrigin, apiOrigin, frames = [], assetOrigins = [] } = options;
  const inline = getInline(html);
  const scripts = [...new Set(inline.scripts)].map(getHashSource);
  const styleAttributes = inline.attributes;
  const styles = [...new Set([...inline.styles, ...styleAttributes])].map(getHashSource);
  const attributes = styleAttributes.length > 0 ? ["'unsafe-hashes'"] : [];
  const assets = ["'self'", ...assetOrigins];
  const captcha = captchaOrigin ? [captchaOrigin] : [];
  const directives: Record<string, readonly string[]> = {
    // Firefox up to 131 checks this directive, not img-src, for drawings in files (<use>).
    'default-src': assets,
    'worker-src': ["'none'"],
    'script-src': [...assets, ...captcha, ...scripts],
    'style-src': ["'self'", ...attributes, emptyHash, ...styles],
    'img-src': [...assets, 'data:'],
    'font-src': assets,
    'media-src': assets,
    'connect-src': [...assets, ...(apiOrigin ? [apiOrigin] : [])],
    'frame-src': captcha.length + frames.length > 0 ? [...captcha, ...frames] : ["'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...(apiOrigin ? [apiOrigin] : [])],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  // Omits directives that fall back to an equal default-src: the policy travels in a document's first bytes. Only fetch
  // directives do so, and their names end with -src.
  const fallback = directives['default-src']?.join(' ');
  const isOmitted = (name: string, values: readonly string[]) =>
    name !== 'default-src' && name.endsWith('-src') && values.join(' ') === fallback;
  return Object.entries(directives)
    .filter(([name, values]) => !isOmitted(name, values))
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
