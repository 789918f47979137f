import { join } from 'node:path';
import { type ArtJob, drawCard } from '../../../../shared-content/art';
import { drawnCard } from '../../document/cardUrl';
import { cards } from './cards';

const folder = join(import.meta.dirname, '../../public/og');

export const drawOgCards: ArtJob = {
  name: 'og',
  async draw({ studio, save }) {
    for (const card of cards) await save(join(folder, drawnCard(card.path)), await drawCard(studio, card));
  },
};
