import type { AppBuild } from 'shared-content/artifact/build.contract';
import type { Finding } from 'shared-content/federation';
import { budgets } from '../budgets';

const kinds: readonly (readonly [RegExp, 'picture' | 'film' | 'font'])[] = [
  [/\.(avif|webp|png|jpe?g|gif|svg)$/, 'picture'],
  [/\.(webm|mp4)$/, 'film'],
  [/\.(woff2?|ttf|otf)$/, 'font'],
];

/** Name of the budget for a version's file; undefined for scripts, which have their own. */
const getKind = (file: string) =>
  kinds.find(([ending]) => ending.test(file))?.[1] ?? (file.endsWith('.js') ? undefined : 'otherFile');

/**
 * Checks that no picture, film, font or other file of a version exceeds its budget, whether a document or a script
 * loads it.
 */
export function checkMedia(build: AppBuild): Finding[] {
  return Object.entries(build.files).flatMap(([file, { bytes }]): Finding[] => {
    const kind = getKind(file);
    return kind && bytes > budgets[kind]
      ? [
          {
            owner: build.app,
            severity: 'warning',
            words: `${file} has ${bytes} bytes, ${bytes - budgets[kind]} over the budget of ${budgets[kind]} (${kind} in shell/platform/compose/budgets.ts)`,
            cure: 'Scale it down, or encode it again (AVIF, WebP).',
          },
        ]
      : [];
  });
}
