import { join } from 'node:path';
import { build } from 'esbuild';
import type { Studio } from '../../../../shared-content/art';
import type { ViewName } from './scene/views';

interface HeroScene {
  /** The picture at `turn`, 0 to 1 through the loop, as a PNG. */
  frame(turn: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** The water as Home's first screen shows it, or another view of it. */
export async function openHeroScene(
  studio: Studio,
  width: number,
  height: number,
  view?: ViewName,
): Promise<HeroScene> {
  const page = await studio.page({ width: 320, height: 180 });
  page.on('pageerror', (error) => console.error(`hero scene: ${error.message}`));
  await page.setContent('<body></body>');
  await page.addScriptTag({ content: await bundleScene() });
  await page.evaluate(([w, h, name]) => window.openHero(w, h, name), [width, height, view] as const);
  return {
    frame: async (turn) => Buffer.from(await page.evaluate((at) => window.heroFrame(at), turn), 'base64'),
    close: () => page.context().close(),
  };
}

/** The scene as one script for the page that paints it. */
async function bundleScene(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'scene/page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
