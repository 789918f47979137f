import { escapeUTF8 } from 'entities';
import { type Pins, isHome, isKitFile, pinsElementId, findSection } from 'shared-content/federation';
import { homeHead } from '../content/homeHead';
import { notFound } from '../content/notFound';
import { pointedAttribute } from '../client/prefetchDocuments';
import { closedFormTemplate } from './closedFormTemplate';
import type { DocumentHead, DocumentInput, RenderedDocument } from './document.contract';
import loader from './loader.inline.js';
import { jsonForHtml, renderHead } from './renderHead';
import { renderMarkup } from './renderMarkup';
import { getHomeStructuredData } from './structuredData';

/**
 * Prefetches documents (Speculation Rules API): at once that of a link that the visitor points at, as
 * `prefetchDocuments.ts` marks it, and those that the browser finds likely, such as large links in view on a phone.
 */
const speculationRules = `<script type="speculationrules">${JSON.stringify({
  prefetch: [
    { where: { selector_matches: `[${pointedAttribute}]` }, eagerness: 'immediate' },
    { where: { href_matches: '/*' }, eagerness: 'moderate' },
  ],
})}</script>`;

/** Renders the complete document of one route: head, critical CSS, loader of the scripts, markup, pins. */
export async function renderDocument(input: DocumentInput): Promise<RenderedDocument> {
  const { html, files, ...rules } = await renderMarkup(input);
  const { pins } = input;
  const written = html.includes(' data-hydrate=') ? withoutPreloads(pins) : pins;
  const head = renderHead(input, getHead(input), rules);
  const document = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    '</head><body>',
    `<script>${loader.trim()}</script>`,
    `<div id="root">${input.apiBase ? withApiBase(html, input.apiBase) : html}</div>`,
    closedFormTemplate,
    speculationRules,
    `<script type="application/json" id="${pinsElementId}">${jsonForHtml(written)}</script></body></html>`,
  ].join('');
  return { html: document, files: { ...files, [rules.deferred.url]: rules.deferred.text } };
}

/** Lets forms post to another API than the document's own (PUBLIC_API_URL). */
const withApiBase = (html: string, apiBase: string): string =>
  html.replaceAll(' action="/api/', ` action="${escapeUTF8(apiBase)}/`);

/**
 * The pins of a page whose React waits for an island. Its browser preloads nothing, and finds the shell's scripts by name
 * (`getDocumentScripts`), except the lazy parts of the kit that this page uses.
 */
function withoutPreloads(pins: Pins): Pins {
  const { preloadedScripts = {}, ...shell } = pins.shell;
  const kit = Object.entries(preloadedScripts).filter(([url]) => isKitFile(url));
  return {
    ...pins,
    shell: { ...shell, ...(kit.length > 0 && { preloadedScripts: Object.fromEntries(kit) }) },
  };
}

/** Head data of a route. Home and not-found take it from the shell, all other pages from their section. */
function getHead({ path, bundles, pins, siteUrl }: DocumentInput): DocumentHead {
  if (pins.notFound) return notFound.head;
  if (isHome(path)) return { ...homeHead, structuredData: getHomeStructuredData(siteUrl) };
  const section = findSection(path);
  const bundle = section && bundles[section.name];
  const route = bundle?.section.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No section has a page at ${path}.`);
  return { title: route.title, description: route.description, ...bundle?.documents[path] };
}
