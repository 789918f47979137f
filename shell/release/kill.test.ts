import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fakeSite, liveDocument, releaseFake } from './testing/fakeSite';

const rounds = Number(process.env.RELEASE_KILL_ROUNDS ?? 30);

it(`a release killed at ${rounds} random instants leaves the live site whole, and the next one succeeds`, async () => {
  const store = await fakeSite();
  const killed: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const script = path.resolve('shell/release/testing/releaseForever.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, store.folder, `round ${round}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    const gone = once(child, 'exit');
    await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
    child.kill('SIGKILL');
    await gone;

    // Whole: every document is there, and all of them pin the same versions.
    const generation = await store.current();
    const versions = await store.versionsOf(generation ?? '');
    killed.push(versions['mfe-services']);
    for (const file of [
      'index.html',
      'services.html',
      'projects.html',
      'about.html',
      'contact.html',
      '404.html',
    ]) {
      const html = await liveDocument(store, file);
      expect(html.endsWith('</html>')).toBe(true);
      for (const [app, version] of Object.entries(versions))
        if (app !== 'shell') expect(html).toContain(`/assets/${app}/${version}/`);
    }
    await releaseFake(store, { app: 'mfe-services', word: `after ${round}` });
    expect(await liveDocument(store, 'services.html')).toContain(`<h1>after ${round}</h1>`);
  }
  // The kills fell before, between and after switches, not all into the start of the process.
  expect(new Set(killed).size).toBeGreaterThan(rounds / 4);
}, 300_000);
