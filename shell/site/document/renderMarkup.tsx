import type { ReactNode } from 'react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { findSection, homePart, isHome, shellApp } from 'shared-content/federation';
import { DrawingSheetContext, KitProvider, createKitCache } from 'shared-content/ui';
import { Home } from '../app/Home';
import { getPartName } from '../app/Part';
import { NotFoundPage } from '../ui/NotFoundPage';
import { SiteFrame } from '../ui/SiteFrame';
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

/** The page at a path, from the shell or the sections' published Node bundles, in its element. React loads nothing later. */
async function loadPage({ path, bundles, pins }: DocumentInput): Promise<ReactNode> {
  if (pins.notFound)
    return (
      <div data-part={getPartName(shellApp.name, 'not-found')}>
        <NotFoundPage />
      </div>
    );
  if (isHome(path)) {
    const { section, expose } = homePart;
    const SignUp = bundles[section]?.exposed[expose];
    if (!SignUp) throw new Error(`${section}'s Node bundle exposes no ${expose}; add it to its node.ts.`);
    return (
      <div data-part={getPartName(shellApp.name, path)}>
        <Home SignUp={SignUp} />
      </div>
    );
  }
  const section = findSection(path);
  const routes = section && bundles[section.name]?.section.routes;
  const Page = await routes?.find((candidate) => candidate.path === path)?.load();
  if (!section || !Page) throw new Error(`No section has a page at ${path}.`);
  return (
    <div data-part={getPartName(section.name, path)}>
      <Page />
    </div>
  );
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
  const page = await loadPage(input);
  const drawings = createDrawingSheet(cache);

  let failure: { error: unknown; stack: string } | undefined;
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <DrawingSheetContext value={drawings.sheet}>
        <KitProvider cache={cache}>
          <SiteFrame path={path}>{page}</SiteFrame>
        </KitProvider>
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
