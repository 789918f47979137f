import fontUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import { escapeUTF8 } from 'entities';
import { company } from 'shared-content/content';
import { globalCss, palette, serifFallbackCss } from 'shared-content/theme';
import { documentStyles } from 'shared-content/ui';
import { getDocumentTitle } from '../app/arrival';
import { cardUrl } from './cardUrl';
import type { DocumentHead, DocumentInput } from './document.contract';
import type { Markup } from './renderMarkup';
import { createStructuredData } from './structuredData';
import { compactCss } from './stylesheets';

/** JSON for a script element: a `</script>` or `<!--` inside it must not end the element. */
export const jsonForHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeUTF8(content)}">`;

/**
 * Renders the head without charset and viewport: title, description, robots, canonical, Open Graph, API base, theme color,
 * icons, font preload, styles, structured data.
 */
export function renderHead(
  input: DocumentInput,
  head: DocumentHead,
  { styles, preloads, deferred }: Pick<Markup, 'styles' | 'preloads' | 'deferred'>,
): string {
  const { path, pins, siteUrl, apiBase } = input;
  const title = getDocumentTitle(head.title);
  const url = `${siteUrl}${path}`;
  const image = `${siteUrl}${cardUrl(path)}`;
  const indexable = [
    `<link rel="canonical" href="${escapeUTF8(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', company.name),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${head.title}, ${company.name}`),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  const data = createStructuredData(head, siteUrl);
  // Without it, the serif's lines would move as the deferred sheet names their fallback.
  const serif = styles.includes('Paper Serif') ? serifFallbackCss : '';
  return [
    `<title>${escapeUTF8(title)}</title>`,
    meta('name', 'description', head.description),
    ...(pins.notFound ? [meta('name', 'robots', 'noindex')] : indexable),
    ...(apiBase ? [meta('name', 'api-base', apiBase)] : []),
    meta('name', 'theme-color', palette.ink),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
    preloads,
    // Each request before the first paint takes its share of a slow connection, so the loader inserts these later.
    `<noscript><link rel="manifest" href="/site.webmanifest"><link rel="stylesheet" ${documentStyles} href="${deferred.url}" fetchpriority="low"></noscript>`,
    // One element only: each has its hash in the CSP header, which comes uncompressed with the document's first bytes.
    `<style ${documentStyles}>${compactCss(globalCss(fontUrl) + serif + styles)}</style>`,
    ...(data.length > 0 ? [`<script type="application/ld+json">${jsonForHtml(data)}</script>`] : []),
  ].join('');
}
