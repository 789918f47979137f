import { join } from 'node:path';
import {
  type ArtJob,
  card,
  encodePicture,
  mixColor,
  palette,
  portrait,
  sitter,
  square,
} from '../../../../shared-content/art';
import { answering, office } from './scenes';

const root = join(import.meta.dirname, '../../../..');
const clientFolder = join(root, 'shell/site/assets/testimonials');
const teamFolder = join(root, 'mfe-company/assets/team');

/** In the order of the testimonials on Home, and of the team's page. */
const clients = ['Nadia', 'Oliver', 'Tanvir', 'Grace', 'Farzana', 'Marco'];
const team = ['Tahmid', 'Nusrat', 'Rezwana', 'Arko', 'Mahbub', 'Lamia', 'Ishrat', 'Pritom'];

const { surface2, jade, muted } = palette;
const body = mixColor(surface2, muted, 0.42);
const lit = mixColor(surface2, muted, 0.66);

/** Anyone: the shape of the portraits without a face, for a picture that fails to load. It scales to any side. */
const placeholderAvatar = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><linearGradient id="b" x1="0" x2="1"><stop stop-color="${body}"/><stop offset="1" stop-color="${lit}"/></linearGradient><clipPath id="c"><rect width="96" height="96"/></clipPath></defs><rect width="96" height="96" fill="${surface2}"/><g fill="none" stroke="${jade}"><circle cx="60" cy="36" r="36" opacity=".2"/><circle cx="60" cy="36" r="48" opacity=".12"/></g><circle cx="60" cy="36" r="28" fill="${jade}" opacity=".14"/><path clip-path="url(#c)" fill="url(#b)" d="M10 100C12 76 22 70 34 67C38 66 41 64 41 59V55C35 51 31 44 31 36C31 25 38 17 48 17S65 25 65 36C65 44 61 51 55 55V59C55 64 58 66 62 67C74 70 84 76 86 100Z"/></svg>
`;

export const drawPortraits: ArtJob = {
  name: 'portraits',
  async draw({ save, studio }) {
    for (const [index, name] of clients.entries()) {
      const drawn = Buffer.from(portrait(sitter(name), square));
      const file = join(clientFolder, `client-${index + 1}`);
      await save(
        `${file}.avif`,
        await encodePicture(drawn, { format: 'avif', width: square.width, quality: 62 }),
      );
      await save(
        `${file}.webp`,
        await encodePicture(drawn, { format: 'webp', width: square.width, quality: 82 }),
      );
    }
    for (const [index, name] of team.entries()) {
      const drawn = Buffer.from(portrait(sitter(name), card));
      const file = join(teamFolder, `team-${index + 1}`);
      await save(
        `${file}.avif`,
        await encodePicture(drawn, { format: 'avif', width: card.width, quality: 62 }),
      );
    }
    const desk = await studio.picture(answering(), { width: 800, height: 750, scale: 2 });
    for (const width of [480, 960])
      await save(
        join(root, `mfe-contact/assets/answering-${width}.avif`),
        await encodePicture(desk, { format: 'avif', width, quality: 54, effort: 4 }),
      );
    const table = office();
    const near = office(480, 960);
    for (const [drawn, file, width] of [
      [table, 'mfe-company/assets/office', 960],
      [table, 'mfe-company/assets/office', 1920],
      [near, 'mfe-company/assets/office-near', 800],
      [near, 'shell/site/assets/intro/office-near', 960],
    ] as const)
      await save(
        join(root, `${file}-${width}.avif`),
        await encodePicture(Buffer.from(drawn), { format: 'avif', width, quality: 56, effort: 4 }),
      );
    await save(join(root, 'shared-content/ui/assets/placeholder-avatar.svg'), placeholderAvatar);
  },
};
