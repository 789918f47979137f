import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodePicture, type ArtJob, type Easel } from '../../../../shared-content/art';
import { encodeLoop } from './encodeLoop';
import { ffmpeg } from './ffmpeg';
import { openHeroScene } from './openHeroScene';

const assets = join(import.meta.dirname, '../../assets/hero');
const seconds = 8;
const framesPerSecond = 24;
const frames = seconds * framesPerSecond;
// Where in its loop the scene is calmest and the lilies stand widest: the poster, so also the first frame.
const start = 0.5;

async function drawPoster({ studio, save }: Easel): Promise<void> {
  // Painted at twice the size: the petals' edges are finer than the card's own smoothing.
  const scene = await openHeroScene(studio, 3200, 1800);
  const drawn = await scene.frame(start);
  await scene.close();
  for (const [width, avif, webp] of [
    [1600, 60, 80],
    [800, 56, 78],
  ] as const) {
    await save(
      join(assets, `poster-${width}.avif`),
      await encodePicture(drawn, { format: 'avif', width, quality: avif }),
    );
    await save(
      join(assets, `poster-${width}.webp`),
      await encodePicture(drawn, { format: 'webp', width, quality: webp }),
    );
  }
}

async function filmLoop({ studio, report }: Easel, film: string): Promise<void> {
  const scene = await openHeroScene(studio, 1920, 1080);
  const source = ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-c:v', 'png', '-i', '-'];
  const { encoder, finished } = ffmpeg([...source, '-c:v', 'ffv1', '-pix_fmt', 'bgr0', film]);
  for (let i = 0; i < frames; i += 1) {
    if (!encoder.stdin.write(await scene.frame((start + i / frames) % 1))) await once(encoder.stdin, 'drain');
    report(`frame ${i + 1} of ${frames}`);
  }
  encoder.stdin.end();
  await finished;
  await scene.close();
}

export const drawHero: ArtJob = {
  name: 'hero',
  async draw(easel) {
    await drawPoster(easel);
    const folder = await mkdtemp(join(tmpdir(), 'hero-'));
    try {
      const film = join(folder, 'film.mkv');
      await filmLoop(easel, film);
      for (const kind of ['webm', 'mp4'] as const) {
        easel.report(`two passes of hero.${kind}`);
        await easel.save(join(assets, `hero.${kind}`), await encodeLoop(folder, film, kind));
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};
