import { join } from 'node:path';
import { encodePicture, type ArtJob } from '../../../../shared-content/art';
import { cards, slugOf } from './cards';
import { cardCss, cardSize, composeCard } from './composeCard';

const folder = join(import.meta.dirname, '../../public/og');

export const drawOgCards: ArtJob = {
  name: 'og',
  async draw({ studio, save }) {
    for (const card of cards) {
      const drawn = await studio.picture(await composeCard(card), { ...cardSize, css: cardCss });
      // A palette keeps a card of few colors under 90 KB; messengers that fetch it take no AVIF.
      await save(
        join(folder, `${slugOf(card.path)}.png`),
        await encodePicture(drawn, { format: 'png', quality: 97 }),
      );
    }
  },
};
