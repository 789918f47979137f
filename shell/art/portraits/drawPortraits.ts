import { join } from 'node:path';
import { encodePicture, type ArtJob } from '../../../shared-content/art';
import { composePortrait, type Crop } from './composePortrait';
import { clients, team } from './people';
import { placeholderAvatar } from './placeholderAvatar';

const root = join(import.meta.dirname, '../../..');
const clientFolder = join(root, 'shell/assets/testimonials');
const teamFolder = join(root, 'mfe-company/assets/team');

// A client is shown small, so the picture is closer to the face.
const square: Crop = { box: [62, 20, 610, 610], width: 192, height: 192 };
const card: Crop = { box: [62, 4, 596, 695], width: 480, height: 560 };

export const drawPortraits: ArtJob = {
  name: 'portraits',
  async draw({ save }) {
    for (const person of clients) {
      const drawn = Buffer.from(composePortrait(person, square));
      const file = join(clientFolder, person.file);
      await save(
        `${file}.avif`,
        await encodePicture(drawn, { format: 'avif', width: square.width, quality: 62 }),
      );
      await save(
        `${file}.webp`,
        await encodePicture(drawn, { format: 'webp', width: square.width, quality: 82 }),
      );
    }
    for (const person of team) {
      const drawn = Buffer.from(composePortrait(person, card));
      const file = join(teamFolder, person.file);
      await save(
        `${file}.avif`,
        await encodePicture(drawn, { format: 'avif', width: card.width, quality: 62 }),
      );
    }
    await save(join(root, 'shared-content/ui/assets/placeholder-avatar.svg'), placeholderAvatar);
  },
};
