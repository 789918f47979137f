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
 * Checks a section's bundle against the contract. Routes are well formed and below its own prefixes, head data is
 * within limits, each page has a chunk, and every promised expose exists.
 */
export function checkContract(
  entry: SectionEntry,
  build: AppBuild,
  { section, exposed }: SectionBundle,
): Finding[] {
  return [
    ...section.routes.flatMap((route) =>
      routeFaults(entry, route, getClientModules(build, getChunkName(route.path))),
    ),
    ...Object.keys(entry.exposes)
      .map((key) => key.slice(2))
      .filter((expose) => expose !== 'section' && !exposed[expose])
      .map((expose) => ({
        owner: entry.name,
        severity: 'warning' as const,
        words: `its node.ts exports no ${expose} under exposed`,
        cure: `Add ${expose}, which the registry names.`,
      })),
  ];
}
