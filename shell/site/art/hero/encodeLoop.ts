import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ffmpeg } from './ffmpeg';

// Two passes to a rate that leaves a tenth of the size as room: 600 KB at most. sRGB is stated as BT.709, limited
// range, so that every browser shows the loop in the colors of its poster.
const width = 1600;
const kilobits = 540 * 1.024;

const shared = [
  '-vf',
  `scale=${width}:-2:flags=lanczos+accurate_rnd:out_color_matrix=bt709:out_range=tv,format=yuv420p`,
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
  ...['-b:v', `${kilobits}k`, '-an', '-fflags', '+bitexact', '-flags', '+bitexact', '-map_metadata', '-1'],
];

const encoders = {
  webm: [
    '-c:v',
    'libvpx-vp9',
    '-deadline',
    'good',
    '-cpu-used',
    '1',
    '-row-mt',
    '1',
    '-tile-columns',
    '1',
    '-g',
    '240',
  ],
  // aq-mode 3 spends bits on dark, flat areas, which is most of this picture.
  mp4: [
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'high', '-movflags', '+faststart'],
    ...['-x264-params', 'aq-mode=3:aq-strength=0.9:deblock=1,1:keyint=240:bframes=8'],
  ],
} as const;

/** The lossless film in `folder` as a WebM or MP4. */
export async function encodeLoop(folder: string, film: string, kind: keyof typeof encoders): Promise<Buffer> {
  const output = join(folder, `hero.${kind}`);
  const log = ['-passlogfile', join(folder, kind)];
  const input = ['-i', film, ...shared, ...encoders[kind]];
  await ffmpeg([...input, '-pass', '1', ...log, '-f', 'null', '-']).finished;
  await ffmpeg([...input, '-pass', '2', ...log, output]).finished;
  return readFile(output);
}
