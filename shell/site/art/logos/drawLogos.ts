import { join } from 'node:path';
import type { ArtJob } from '../../../../shared-content/art';
import { composeLogo } from './composeLogo';
import { logoList } from './logoList';

const folder = join(import.meta.dirname, '../../assets/client-logos');

export const drawLogos: ArtJob = {
  name: 'logos',
  async draw({ studio, save }) {
    for (const logo of logoList)
      await save(join(folder, `${logo.name}.svg`), await composeLogo(studio, logo));
  },
};
