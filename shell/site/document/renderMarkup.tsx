import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { sectionOwning } from 'shared-content/federation';
import { DrawingSheetContext, createKitCache } from 'shared-content/ui';
import { SiteApp } from '../app/SiteApp';
import { NodeSource } from './NodeSource';
import type { DocumentInput } from './document.contract';
import { createDrawingSheet } from './drawingSheet';
import { type DeferredSheet, classesOfFirstView, createDeferredSheet } from './deferredSheet';
import { getCriticalCss } from './criticalCss';

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

/**
 * Renders one route to complete markup.
 *
 * @throws Error with route, owning section and component stack when a component throws
 */
export async function renderMarkup({ path, bundles, pins }: DocumentInput): Promise<Markup> {
  const cache = createKitCache();
  const server = createEmotionServer(cache);
  const source = new NodeSource(bundles);
  const drawings = createDrawingSheet(cache);
  const section = sectionOwning(path);
  if (section) await source.prepare(section, path);

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
    styles: getCriticalCss(rulesFor(classesOfFirstView(html)), html),
    deferred: createDeferredSheet(rulesFor(html)),
    preloads,
  };
}
