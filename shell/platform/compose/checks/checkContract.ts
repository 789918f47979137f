import { type SectionBundle, type SectionEntry, chunkOf, routeFaults } from 'shared-content/federation';
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
  for (const route of section.routes) {
    const [fault] = routeFaults(entry, route, Boolean(build.chunks[chunkOf(route.path)]));
    if (fault !== undefined) refuse(build, fault);
  }
  for (const expose of Object.keys(entry.exposes).map((key) => key.slice(2)))
    if (expose !== 'section' && !exposed[expose])
      refuse(build, `its node.ts exports no ${expose} under exposed.`);
}
