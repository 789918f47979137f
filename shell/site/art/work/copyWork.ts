import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ArtJob } from '../../../../shared-content/art';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Where Home keeps its copies. */
export const workFolder = `${root}shell/site/assets/work/`;

const studies = [
  ...['nirmal-clinics', 'noksha-loom', 'lekha-learning'].map((id) => `${id}-tall-960.avif`),
  // Across the page.
  'nirmal-clinics-720.avif',
  'nirmal-clinics-1440.avif',
].map((file) => `mfe-portfolio/assets/case-studies/${file}`);
/** A service at work as its page shows it on a phone: no card of Home is narrower, so none cuts through its words. */
const services = [
  'custom-web-applications',
  'mobile-solutions',
  'ux-ui-design',
  'enterprise-software',
  'cloud-migration',
  'ai-ml',
].map((slug) => `mfe-services/assets/scenes/${slug}-tall.avif`);
/** The whole composition, for the cards that have room for it. */
const large = ['custom-web-applications', 'ai-ml'].map(
  (slug) => `mfe-services/assets/scenes/${slug}-wide-2x.avif`,
);

/**
 * Pictures that Home shows as the sections show them. It may not import a section's files, and a section
 * releases alone: the shell carries copies, which this list names.
 */
export const workPictures = [...studies, ...services, ...large].map((path) => ({
  from: `${root}${path}`,
  name: path.slice(path.lastIndexOf('/') + 1),
}));

/** Fetches what the sections drew; so it runs after them. */
export const copyWork: ArtJob = {
  name: 'work',
  async draw(easel) {
    for (const { from, name } of workPictures) await easel.save(`${workFolder}${name}`, await readFile(from));
  },
};
