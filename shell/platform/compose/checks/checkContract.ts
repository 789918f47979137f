import {
  type SectionBundle,
  type SectionEntry,
  chunkOf,
  isBelow,
  isPath,
  pathRule,
} from 'shared-content/federation';
import type { AppBuild } from 'shared-content/build/build.contract';
import { ReleaseError } from 'shared-content/build/ReleaseError';

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
    const chunk = chunkOf(path);
    if (!build.chunks[chunk])
      refuse(build, `${path} has no chunk of its own; name its import(): webpackChunkName: "${chunk}".`);
  }
  for (const expose of Object.keys(entry.exposes).map((key) => key.slice(2)))
    if (expose !== 'section' && !exposed[expose])
      refuse(build, `its node.ts exports no ${expose} under exposed.`);
}
