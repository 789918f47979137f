import { join } from 'node:path';
import { type ArtJob, card, encodePicture, portrait, square } from '../../../../shared-content/art';
import { clients, team } from './people';
import { placeholderAvatar } from './placeholderAvatar';
import { answering, story } from './story';

const root = join(import.meta.dirname, '../../../..');
const clientFolder = join(root, 'shell/site/assets/testimonials');
const teamFolder = join(root, 'mfe-company/assets/team');

export const drawPortraits: ArtJob = {
  name: 'portraits',
  async draw({ save }) {
    for (const person of clients) {
      const drawn = Buffer.from(portrait(person, square));
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
      const drawn = Buffer.from(portrait(person, card));
      const file = join(teamFolder, person.file);
      await save(
        `${file}.avif`,
        await encodePicture(drawn, { format: 'avif', width: card.width, quality: 62 }),
      );
    }
    // Who answers stands beside the form, small.
    const [sitter] = team.filter(({ file }) => file === 'team-6');
    if (sitter)
      await save(
        join(root, 'mfe-contact/assets/answering.avif'),
        await encodePicture(Buffer.from(portrait(sitter, square)), {
          format: 'avif',
          width: square.width,
          quality: 62,
        }),
      );
    for (const width of [400, 800])
      await save(
        join(root, `mfe-contact/assets/answering-${width}.avif`),
        await encodePicture(Buffer.from(answering()), { format: 'avif', width, quality: 58, effort: 4 }),
      );
    for (const width of [480, 960])
      await save(
        join(root, `mfe-company/assets/story-${width}.avif`),
        await encodePicture(Buffer.from(story()), { format: 'avif', width, quality: 58, effort: 4 }),
      );
    await save(join(root, 'shared-content/ui/assets/placeholder-avatar.svg'), placeholderAvatar);
  },
};
