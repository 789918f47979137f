import { fileURLToPath } from 'node:url';
import { type ArtJob, encodePicture, portrait, sitter, square } from '../../shared-content/art';
import { type Client, skins } from './clients';
import { mark as lekha } from './drawings/lekhaLearning';
import { mark as morich } from './drawings/morichAndMint';
import { mark as nirmal } from './drawings/nirmalClinics';
import { mark as noksha } from './drawings/nokshaLoom';
import { getTypefaces } from './kit/typefaces';

const folder = fileURLToPath(new URL('../assets/people/', import.meta.url));

/** The speaker for each study's client, and the client's logo with its name. */
const voices: readonly { id: string; client: Client; mark: string; name: string; speaker: string }[] = [
  {
    id: 'nirmal-clinics',
    client: 'nirmalClinics',
    mark: nirmal,
    name: 'Nirmal Clinics',
    speaker: 'Sharmin',
  },
  {
    id: 'noksha-loom',
    client: 'nokshaLoom',
    mark: noksha,
    name: 'Noksha Loom',
    speaker: 'Jhorna',
  },
  {
    id: 'lekha-learning',
    client: 'lekhaLearning',
    mark: lekha,
    name: 'Lekha',
    speaker: 'Harjit',
  },
  {
    id: 'morich-and-mint',
    client: 'morichAndMint',
    mark: morich,
    name: 'Morich & Mint',
    speaker: 'Rubayet',
  },
];

/** The faces and logos beside the clients' quotes. */
export const drawPeople: ArtJob = {
  name: 'people',
  async draw({ studio, save }) {
    for (const { id, client, mark, name, speaker } of voices) {
      await save(
        `${folder}${id}.avif`,
        await encodePicture(Buffer.from(portrait(sitter(speaker), square)), {
          format: 'avif',
          width: square.width,
          quality: 62,
        }),
      );
      const skin = skins[client];
      const face = 'display' in skin ? skin.display : skin.type;
      // One ink, as in Home's logos: a client's own color may be too dark on the site's background.
      const body = `<div style="--accent:#cfdde2;display:flex;align-items:center;gap:9px;height:48px;color:#cfdde2;font:600 24px '${face}';letter-spacing:-.02em;white-space:nowrap">${mark.replace(/#9ccf7a|#fdfaf2/g, '#cfdde2')}<span>${name}</span></div>`;
      const drawn = await studio.picture(body, { width: 240, height: 48, scale: 2, css: getTypefaces(skin) });
      await save(
        `${folder}${id}-mark.avif`,
        await encodePicture(drawn, { format: 'avif', width: 480, quality: 60 }),
      );
    }
  },
};
