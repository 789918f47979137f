import type { SectionEntry } from './registry';

/** Segments of a-z, 0-9 and dashes: these have the same form in links, file names, the sitemap and chunk names. */
const pathForm = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** Whether a path is below a section's prefixes. */
export const isBelow = ({ prefixes }: Pick<SectionEntry, 'prefixes'>, path: string): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

export const isPath = (path: string): path is `/${string}` => pathForm.test(path);

export const pathCure =
  'Write segments of a-z, 0-9 and single dashes, as /services/ai-ml, without a slash at the end.';

/** Name of the chunk of a page: `/services/ai-ml` → `services.ai-ml`. */
export const getChunkName = (path: string): string => path.slice(1).replaceAll('/', '.');
