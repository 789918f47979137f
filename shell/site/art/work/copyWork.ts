import { readFile } from 'node:fs/promises';
import type { ArtJob } from '../../../../shared-content/art';
import { workFolder, workPictures } from './workPictures';

/** Fetches what the sections drew; so it runs after them. */
export const copyWork: ArtJob = {
  name: 'work',
  async draw(easel) {
    for (const { from, name } of workPictures) await easel.save(`${workFolder}${name}`, await readFile(from));
  },
};
