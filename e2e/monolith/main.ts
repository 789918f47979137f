import { pause } from '../../shell/site/client/pause';

/** The same stages as in the shell's start, so that the builds differ only by federation. */
async function start(): Promise<void> {
  const stages = [
    () => import(/* webpackMode: "eager" */ 'react'),
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager" */ '../../shell/site/client/stages/emotion'),
    () => import(/* webpackMode: "eager" */ '../../shell/site/client/stages/router'),
  ];
  for (const stage of stages) {
    await stage();
    await pause();
  }
  const { boot } = await import(/* webpackMode: "eager" */ './boot');
  await pause();
  boot();
}

void start();
