import './enhance';
import { getIntegrity } from 'shared-content/federation';
import { reportFailure } from '../app/reportFailure';
import { PinnedSections } from './federation/PinnedSections';
import { pause } from './pause';
import * as thisPage from './thisPage';

declare global {
  /** Script URL → integrity, as the document pins it; the loader takes it for a sign of life. */
  var __SITE_INTEGRITY__: Readonly<Record<string, string>> | undefined;
  /** Set by who looks at a release: static pages are hydrated, too, which shows whether their code says what they say. */
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
  let { pins, sections } = thisPage;
  // A dev server pins nothing. First of all: the loader takes it for a sign that this script runs.
  if (!__DEV__) globalThis.__SITE_INTEGRITY__ = getIntegrity(pins);
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

start().catch((error: unknown) => {
  console.error('The shell failed to start', error);
  reportFailure('render', 'shell', error);
  dispatchEvent(new CustomEvent('site:closed', { detail: document.body }));
});
