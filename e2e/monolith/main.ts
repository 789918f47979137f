import { pause } from '../../shell/site/client/pause';

/** The same stages as in the shell's start, so that the builds differ only by federation. */
async function start(): Promise<void> {
  const stages = [
    () => import(/* webpackMode: "eager" */ 'react'),
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    // One export that the site uses: without a name, `import()` would keep all exports of the package.
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@emotion/styled'),
    () => import(/* webpackMode: "eager", webpackExports: ["Router"] */ 'react-router-dom'),
  ];
  for (const stage of stages) {
    await stage();
    await pause();
  }
  const { boot } = await import(/* webpackMode: "eager" */ './boot');
  await pause();
  await boot();
}

void start();
