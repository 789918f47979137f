import { type Pins, integrityOf, pinsElementId } from 'shared-content/federation';
import { reportFailure } from '../app/reportFailure';
import { tellFailures } from './encounters/tellFailures';
import { tellViolations } from './encounters/tellViolations';
import { PinnedSections } from './federation/PinnedSections';
import { pause } from './pause';

declare global {
  /** Script URL → integrity, as the document pins it; the loader takes it for a sign of life. */
  var __SITE_INTEGRITY__: Readonly<Record<string, string>> | undefined;
  /** Set by who looks at a release: still pages are hydrated, too, which shows whether their code says what they say. */
  var __SITE_HYDRATE__: boolean | undefined;
  /** Told by the loader: the address is another page's, whose document is on its way. */
  var __SITE_LEFT__: boolean | undefined;
}

/**
 * Evaluates this script one module group a task: in one piece it blocked the main thread for 290 ms at a
 * quarter of the CPU, in stages for 20 (measured). Each group is in this file already; `eager` only
 * defers its evaluation.
 */
async function start(): Promise<void> {
  let pins = documentPins();
  // A dev server pins nothing. First of all: the loader takes it for a sign that this script runs.
  if (!__DEV__) globalThis.__SITE_INTEGRITY__ = integrityOf(pins);
  let sections = new PinnedSections(pins, location.pathname);
  tellFailures(pins, sections);
  tellViolations(pins);
  const stages = [
    () => import(/* webpackMode: "eager" */ 'react'),
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager" */ './stages/emotion'),
    () => import(/* webpackMode: "eager" */ './stages/router'),
    () => import(/* webpackMode: "eager" */ 'shared-content/ui'),
  ];
  for (const stage of stages) {
    await stage();
    await pause();
  }
  if (pins.overridable) {
    const { applyOverrides } = await import(/* webpackChunkName: "overrides" */ './overrides/applyOverrides');
    pins = applyOverrides(pins);
    sections = new PinnedSections(pins, location.pathname);
  }
  const { boot } = await import(/* webpackMode: "eager" */ './boot');
  await pause();
  if (!globalThis.__SITE_LEFT__) boot(pins, sections);
}

/** The document's pins; throws when the document has none, which only a broken composition causes. */
function documentPins(): Pins {
  const json = document.getElementById(pinsElementId)?.textContent;
  if (!json) throw new Error(`The document has no <script id="${pinsElementId}">; compose writes it.`);
  return JSON.parse(json) as Pins;
}

start().catch((error: unknown) => {
  console.error('The shell failed to start', error);
  reportFailure('render', 'shell', error);
  dispatchEvent(new CustomEvent('site:closed', { detail: document.body }));
});
