import type { AppBuild } from 'shared-content/artifact/build.contract';
import { type Finding, majorFinding } from 'shared-content/federation';

/**
 * Checks that the shell provides every kit export that a section's build imports. The import must use a name that can be
 * checked, and must not reach packages that the kit hides.
 *
 * Changed props show when the page is rendered with this kit: in its text (`textFaults`) and in the browser gate.
 *
 * @param provided module name → its exports, from the shell's Node bundle
 * @param changed apps that are being released: the message must give a fix that their team can apply
 */
export function checkKit(
  section: AppBuild,
  shell: AppBuild,
  provided: Readonly<Record<string, unknown>>,
  changed: readonly string[] = [section.app],
): Finding[] {
  const found: Finding[] = [];
  const error = (message: string, fix: string) =>
    void found.push(majorFinding(message, fix, { owner: section.app }));
  for (const [entryPoint, names] of Object.entries(section.kit.usage)) {
    const offered = new Set(Object.keys((provided[entryPoint] ?? {}) as object));
    const missing = names.filter((name) => !offered.has(name));
    const whole = [
      ...(names.includes('*') ? ['import * as …'] : []),
      ...(names.includes('import()') ? ['import()'] : []),
    ];
    if (whole.length > 0)
      error(
        `imports ${entryPoint} as a whole (${whole.join(', ')}), so its use of the kit cannot be checked`,
        `Import its exports by name: import { … } from '${entryPoint}'.`,
      );
    else if (missing.length > 0)
      error(
        `needs ${missing.join(', ')} of ${entryPoint}, which shell ${shell.version} does not export`,
        changed.includes(section.app)
          ? 'Release a shell whose kit exports it first, or use another export of the kit.'
          : `Keep it in the kit, or release ${section.app} without it together with this shell.`,
      );
  }
  for (const [name, importers] of Object.entries(section.kit.hidden)) {
    // React's development build has its own JSX runtime, which the shell does not share.
    if (section.mode === 'development' && name === 'react') continue;
    error(
      `contains its own copy of ${name}${importers.length > 0 ? `, imported by ${importers.join(', ')}` : ''}, which lacks the page’s theme and context`,
      `Import it from shared-content/ui or shared-content/ui/forms. If the kit lacks it, add it there and release the shell first.`,
    );
  }
  return found;
}
