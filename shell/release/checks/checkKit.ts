import type { AppBuild } from '../build.contract';
import { ReleaseError } from '../ReleaseError';

/**
 * Every kit export that a section's build imports must be one that the shell provides.
 *
 * @param provided module name → its exports, out of the shell's Node bundle
 * @throws ReleaseError naming section, export and shell version
 */
export function checkKit(
  section: AppBuild,
  shellVersion: string,
  provided: Readonly<Record<string, unknown>>,
): void {
  for (const [door, names] of Object.entries(section.kit.usage)) {
    const offered = new Set(Object.keys((provided[door] ?? {}) as object));
    const missing = names.filter((name) => !offered.has(name));
    if (names.includes('*'))
      throw new ReleaseError(
        `${section.app} ${section.version} imports ${door} as a whole (import * as …). Import its exports by name.`,
      );
    if (missing.length > 0)
      throw new ReleaseError(
        `${section.app} ${section.version} needs ${missing.join(', ')} of ${door}, which shell ${shellVersion} does not export. Release a shell whose kit has it first, or use what the kit has.`,
      );
  }
}
