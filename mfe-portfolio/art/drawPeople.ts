import { fileURLToPath } from 'node:url';
import {
  type ArtJob,
  clientLogos,
  encodePicture,
  palette,
  portrait,
  sitter,
  square,
  typefaceCss,
} from '../../shared-content/art';

const folder = fileURLToPath(new URL('../assets/people/', import.meta.url));

/** The speaker for each study's client, and the client's name. */
const voices = [
  { id: 'nirmal-clinics', name: 'Nirmal Clinics', speaker: 'Sharmin' },
  { id: 'noksha-loom', name: 'Noksha Loom', speaker: 'Jhorna' },
  { id: 'lekha-learning', name: 'Lekha Learning', speaker: 'Harjit' },
  { id: 'morich-and-mint', name: 'Morich & Mint', speaker: 'Rubayet' },
] as const;

/** The faces and logos beside the clients' quotes. */
export const drawPeople: ArtJob = {
  name: 'people',
  async draw({ studio, save }) {
    for (const { id, name, speaker } of voices) {
      await save(
        `${folder}${id}.avif`,
        await encodePicture(Buffer.from(portrait(sitter(speaker), square)), {
          format: 'avif',
          width: square.width,
          quality: 62,
        }),
      );
      const { face, mark } = clientLogos[id];
      const body = `<div style="display:flex;align-items:center;gap:9px;height:48px;color:${palette.logo};font:600 24px '${face}';letter-spacing:-.02em;white-space:nowrap"><svg width="30" height="30" viewBox="0 0 32 32" fill="currentColor">${mark}</svg><span>${name}</span></div>`;
      const css = typefaceCss(face, face);
      const drawn = await studio.picture(body, { width: 240, height: 48, scale: 2, css });
      await save(
        `${folder}${id}-mark.avif`,
        await encodePicture(drawn, { format: 'avif', width: 480, quality: 60 }),
      );
    }
  },
};
