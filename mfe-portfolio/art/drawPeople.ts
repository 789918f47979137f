import { fileURLToPath } from 'node:url';
import { type ArtJob, encodePicture, portrait, type Sitter, square } from '../../shared-content/art';
import { type Client, skins } from './clients';
import { mark as lekha } from './drawings/lekhaLearning';
import { mark as morich } from './drawings/morichAndMint';
import { mark as nirmal } from './drawings/nirmalClinics';
import { mark as noksha } from './drawings/nokshaLoom';
import { getTypefaces } from './kit/typefaces';

const folder = fileURLToPath(new URL('../assets/people/', import.meta.url));

/** The speaker for each study's client, and the client's logo with its name. */
const voices: readonly { id: string; client: Client; mark: string; name: string; sitter: Sitter }[] = [
  {
    id: 'nirmal-clinics',
    client: 'nirmalClinics',
    mark: nirmal,
    name: 'Nirmal Clinics',
    sitter: {
      head: 'mediumBangs2',
      face: 'smile',
      skin: '#b98159',
      hair: '#2c1d1a',
      clothes: '#dfeeee',
      wall: '#4fa3a8',
      glasses: 'glasses3',
    },
  },
  {
    id: 'noksha-loom',
    client: 'nokshaLoom',
    mark: noksha,
    name: 'Noksha Loom',
    sitter: {
      head: 'medium3',
      face: 'calm',
      skin: '#a9744f',
      hair: '#171420',
      clothes: '#e9c46a',
      wall: '#b9503f',
    },
  },
  {
    id: 'lekha-learning',
    client: 'lekhaLearning',
    mark: lekha,
    name: 'Lekha',
    sitter: {
      head: 'turban',
      face: 'smile',
      skin: '#b07a54',
      hair: '#8fa2f2',
      clothes: '#f0e6d4',
      wall: '#6377d8',
      beard: 'full3',
    },
  },
  {
    id: 'morich-and-mint',
    client: 'morichAndMint',
    mark: morich,
    name: 'Morich & Mint',
    sitter: {
      head: 'shaved2',
      face: 'calm',
      skin: '#9c6744',
      hair: '#171420',
      clothes: '#f7f1e6',
      wall: '#2f8a6b',
      beard: 'moustache6',
    },
  },
];

/** The faces and logos beside the clients' quotes. */
export const drawPeople: ArtJob = {
  name: 'people',
  async draw({ studio, save }) {
    for (const { id, client, mark, name, sitter } of voices) {
      await save(
        `${folder}${id}.avif`,
        await encodePicture(Buffer.from(portrait(sitter, square)), {
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
