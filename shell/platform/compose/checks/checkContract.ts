import type { SectionBundle, SectionEntry } from 'shared-content/federation';
import type { AppBuild } from 'shared-content/build/build.contract';
import { ReleaseError } from 'shared-content/build/ReleaseError';

/** Lower-case words of a-z, 0-9 and dashes: what stands in links, files, the sitemap and chunk names alike. */
const pathForm = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** Whether a path is the section's to give. */
export const isBelow = ({ prefixes }: Pick<SectionEntry, 'prefixes'>, path: string): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
export const isPath = (path: string): boolean => pathForm.test(path);
export const pathRule = (path: string): string =>
  `${path} is no path of this site: write segments of a-z, 0-9 and single dashes, as /services/ai-ml, without a slash at the end.`;

const refuse = (build: AppBuild, words: string): never => {
  throw new ReleaseError(`${build.app} ${build.version}: ${words}`);
};

/**
 * A section's bundle keeps the contract: routes below its own prefixes and well-formed, head data in bounds,
 * a chunk for each page.
 *
 * @throws ReleaseError naming section, route and rule
 */
export function checkContract(
  entry: SectionEntry,
  build: AppBuild,
  { section, documents, exposed }: SectionBundle,
): void {
  if (!Array.isArray(section?.routes) || !documents || !exposed)
    refuse(build, 'its node.ts must export section (with routes), documents and exposed.');
  for (const { path, title, description, load } of section.routes) {
    if (!isBelow(entry, path))
      refuse(
        build,
        `${path} is not below ${entry.prefixes.join(', ')}, which are the prefixes that it owns.`,
      );
    if (!isPath(path)) refuse(build, pathRule(path));
    if (typeof load !== 'function') refuse(build, `${path} has no load().`);
    if (!title || title.length > 60)
      refuse(build, `${path}: a title has 1 to 60 characters, this one ${title?.length ?? 0}.`);
    if (!description || description.length < 50 || description.length > 160)
      refuse(build, `${path}: a description has 50 to 160 characters, this one ${description?.length ?? 0}.`);
    const chunk = path.slice(1).replaceAll('/', '.');
    if (!build.chunks[chunk])
      refuse(build, `${path} has no chunk of its own; name its import(): webpackChunkName: "${chunk}".`);
  }
  for (const expose of Object.keys(entry.exposes).map((key) => key.slice(2)))
    if (expose !== 'section' && !exposed[expose])
      refuse(build, `its node.ts exports no ${expose} under exposed.`);
}
