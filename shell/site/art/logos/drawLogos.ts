import { join } from 'node:path';
import type { ArtJob } from '../../../../shared-content/art';
import { hero } from '../../content/hero';
import { composeLogo } from './composeLogo';
import { logoList } from './logoList';
import { stackLogos } from './stackLogos';

const assets = join(import.meta.dirname, '../../assets');

export const drawLogos: ArtJob = {
  name: 'logos',
  async draw({ studio, save }) {
    const drawn: { name: string; svg: string }[] = [];
    for (const logo of logoList) {
      const svg = await composeLogo(studio, logo);
      drawn.push({ name: logo.name, svg });
      await save(join(assets, 'client-logos', `${logo.name}.svg`), svg);
    }
    // Those of Home's first screen, which a phone so asks for once instead of six times.
    const names: readonly string[] = hero.clients.names;
    await save(
      join(assets, 'hero/clients.svg'),
      stackLogos(names.flatMap((name) => drawn.filter((logo) => logo.name === name))),
    );
  },
};
