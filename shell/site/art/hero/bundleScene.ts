import { join } from 'node:path';
import { build } from 'esbuild';

/** The scene as one script for the page that paints it. */
export async function bundleScene(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'scene/page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
