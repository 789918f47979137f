import { keepAsServed, waitForTurn } from './startReact';
import { pause } from './pause';
import * as thisPage from './thisPage';

declare global {
  /** Set by the browser gate of a release: static pages hydrate too, which shows whether code and markup agree. */
  var __SITE_HYDRATE__: boolean | undefined;
}

/**
 * Evaluates this script in stages, one group of modules per task. Measured at a quarter of the CPU: in one piece it blocks
 * the main thread for 290 ms, in stages for 20 ms. This file already contains each group; `eager` only defers its
 * evaluation.
 */
async function start(): Promise<void> {
  const stages = [
    () => import(/* webpackMode: "eager" */ 'react'),
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    // One export that the site uses: without a name, `import()` would keep all exports of the package.
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@emotion/styled'),
    () => import(/* webpackMode: "eager", webpackExports: ["Router"] */ 'react-router-dom'),
    () => import(/* webpackMode: "eager" */ 'shared-content/ui'),
  ];
  for (const stage of stages) {
    await waitForTurn();
    await stage();
    await pause();
  }
  const { boot } = await import(/* webpackMode: "eager" */ './boot');
  await pause();
  await waitForTurn();
  await boot(thisPage.pins, thisPage.sections);
}

start().catch((error: unknown) => keepAsServed('render', error));
