import {
  type Finding,
  type SectionBundle,
  type SectionEntry,
  getChunkName,
  routeFaults,
} from 'shared-content/federation';
import type { AppBuild } from 'shared-content/artifact/build.contract';

/** Modules with 'use client' in a chunk; undefined where there is no chunk. */
const getClientModules = ({ chunks, kit }: AppBuild, chunk: string) =>
  chunks[chunk] && (kit.client[chunk] ?? []);

/**
 * Checks a section's bundle against the contract: well-formed routes below its own prefixes, head data within limits,
 * a chunk for each page, and every promised expose.
 */
export function checkContract(
  entry: SectionEntry,
  build: AppBuild,
  { section, documents, exposed }: SectionBundle,
): Finding[] {
  const lacks = (what: string, cure: string): Finding => ({
    owner: entry.name,
    severity: 'warning',
    words: `its node.ts exports no ${what}`,
    cure,
  });
  if (!Array.isArray(section?.routes) || !documents || !exposed)
    return [
      lacks(
        'section (with routes), documents and exposed',
        'Export all three, as section.contract.ts describes.',
      ),
    ];
  return [
    ...section.routes.flatMap((route) =>
      routeFaults(entry, route, getClientModules(build, getChunkName(route.path))),
    ),
    ...Object.keys(entry.exposes)
      .map((key) => key.slice(2))
      .filter((expose) => expose !== 'section' && !exposed[expose])
      .map((expose) => lacks(`${expose} under exposed`, `Add ${expose}, which the registry names.`)),
  ];
}
