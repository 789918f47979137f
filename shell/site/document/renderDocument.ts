import { pinsElementId } from 'shared-content/federation';
import { closedFormTemplate } from './closedFormTemplate';
import type { DocumentInput, RenderedDocument } from './document.contract';
import { headOf } from './headOf';
import { jsonForHtml } from './escapeHtml';
import loader from './loader.inline.js';
import { renderHead } from './renderHead';
import { renderMarkup } from './renderMarkup';

/** The complete document of one route: head, critical CSS, markup, pins and the loader of the bundles. */
export async function renderDocument(input: DocumentInput): Promise<RenderedDocument> {
  const { html, files, ...rules } = await renderMarkup(input);
  const head = renderHead(input, headOf(input), rules);
  const document = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    '</head><body>',
    `<div id="root">${html}</div>`,
    closedFormTemplate,
    `<script type="application/json" id="${pinsElementId}">${jsonForHtml(input.pins)}</script>`,
    `<script>${loader.trim()}</script>`,
    '</body></html>',
  ].join('');
  return { html: document, files: { ...files, [rules.late.url]: rules.late.text } };
}
