import { test as base } from '@playwright/test';
import { type ScriptProxy, scriptProxy } from '../scriptProxy';
import { Visitor } from './Visitor';
import type { Engine, EngineName, TabOptions } from './engines/engine.contract';
import { startEngine } from './engines/findEngine';
import { recorder } from './recorder';

interface Fixtures {
  /** A proxy in front of the site, for this test only: it holds or loses scripts and records pages' reports. */
  siteProxy: ScriptProxy;
  /** A visitor with a tab of 1280 by 900 pixels. */
  visitor: Visitor;
  /** Another visitor, with or without JavaScript. */
  newVisitor: (options?: TabOptions) => Promise<Visitor>;
}

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine | undefined;
}

/** A test that runs in each engine, see playwright.config.js. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, give) => {
      const engine = await startEngine(engineName);
      await give(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  siteProxy: async ({ baseURL }, give) => {
    const proxy = await scriptProxy(baseURL ?? '', recorder);
    await give(proxy);
    await proxy.close();
  },
  newVisitor: async ({ engine, engineName, siteProxy }, give, info) => {
    test.skip(!engine, `${engineName} is not on this machine`);
    const visitors: Visitor[] = [];
    await give(async (options) => {
      if (!engine) throw new Error('skipped');
      const visitor = new Visitor(engine.name, await engine.newTab(options), siteProxy);
      await visitor.resize(1280);
      visitors.push(visitor);
      return visitor;
    });
    for (const visitor of visitors) {
      if (info.status !== info.expectedStatus)
        await info.attach('window', { body: await visitor.screenshot(), contentType: 'image/png' });
      await visitor.close();
    }
  },
  visitor: async ({ newVisitor }, give) => give(await newVisitor()),
});
