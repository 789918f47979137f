import { createElement } from 'react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { isHome, findSection } from 'shared-content/federation';
import { DrawingSheetContext, createKitCache } from 'shared-content/ui';
import { Home } from '../app/Home';
import type { SectionSource } from '../app/SectionSource';
import { SiteApp } from '../app/SiteApp';
import { NotFoundPage } from '../ui/NotFoundPage';
import { Footer } from '../ui/footer/Footer';
import { Header } from '../ui/header/Header';
import type { DocumentInput } from './document.contract';
import { createDrawingSheet } from './drawingSheet';
import { type DeferredSheet, getFirstViewClasses, createDeferredSheet, getCriticalCss } from './stylesheets';

export interface Markup {
  /** Content of #root. */
  readonly html: string;
  /** Critical CSS for the head: rules of all that a first view may show, in its first state. */
  readonly styles: string;
  /** The deferred stylesheet with all rules. */
  readonly deferred: DeferredSheet;
  /** Preload links that React derived from high-priority pictures, for the head. */
  readonly preloads: string;
  /** URL → content of the files that the markup refers to. */
  readonly files: Readonly<Record<string, string>>;
}

/** Pages and parts from the sections' published Node bundles. It loads the document's page before React renders. */
async function createNodeSource({ path, bundles }: DocumentInput): Promise<SectionSource> {
  const section = findSection(path);
  const routes = section && bundles[section.name]?.section.routes;
  const route = routes?.find((candidate) => candidate.path === path);
  const Page = isHome(path) ? Home : await route?.load();
  return {
    frame: { Header, Footer },
    page: (_app, name) => (name === path && Page) || NotFoundPage,
    isKept: () => false,
    load: () => undefined,
    exposed({ name: owner }, name) {
      const component = bundles[owner]?.exposed[name];
      if (!component) throw new Error(`${owner}'s Node bundle exposes no ${name}; add it to its node.ts.`);
      return () => createElement(component);
    },
    forget: () => undefined,
    loadDocument: () => Promise.resolve(false),
  };
}

/**
 * Renders one route to complete markup.
 *
 * @throws Error with route, owning section and component stack when a component throws
 */
export async function renderMarkup(input: DocumentInput): Promise<Markup> {
  const { path, pins } = input;
  const cache = createKitCache();
  const server = createEmotionServer(cache);
  const source = await createNodeSource(input);
  const drawings = createDrawingSheet(cache);

  let failure: { error: unknown; stack: string } | undefined;
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <DrawingSheetContext value={drawings.sheet}>
        <SiteApp cache={cache} source={source} notFoundAt={pins.notFound ? path : undefined} />
      </DrawingSheetContext>
    </StaticRouter>,
    {
      // With the default, React splits larger pages into hidden templates and scripts that insert them.
      progressiveChunkSize: Infinity,
      onError(error, info) {
        failure ??= { error, stack: info.componentStack ?? '' };
      },
    },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  if (failure) {
    const section = findSection(path);
    const culprit = section ? `${section.name}@${pins.version ?? '?'}` : `shell@${pins.shell.version}`;
    throw new Error(`${path} (${culprit}) throws while rendering: ${String(failure.error)}${failure.stack}`);
  }

  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? '';
  html = html.slice(preloads.length);
  const rulesFor = (markup: string) =>
    server
      .extractCriticalToChunks(markup)
      .styles.map(({ css }) => css)
      .join('');
  return {
    ...drawings.finish(html),
    styles: getCriticalCss(rulesFor(getFirstViewClasses(html)), html),
    deferred: createDeferredSheet(rulesFor(html)),
    preloads,
  };
}
