import type { AppBuild, KitExport, KitMember } from 'shared-content/artifact/build.contract';
import type { Finding } from 'shared-content/federation';

/**
 * Checks that the shell provides every kit export that a section's build imports, as the section was compiled against it
 * (`getBreakingChange`). The import must use a name that can be checked, and must not reach exports that the kit hides.
 *
 * It does not see what a function of the kit returns, or changes inside types of other packages: they are only named.
 *
 * @param provided module name → its exports, from the shell's Node bundle
 * @param changed apps that are being released: the message must give a cure that their team can apply
 */
export function checkKit(
  section: AppBuild,
  shell: AppBuild,
  provided: Readonly<Record<string, unknown>>,
  changed: readonly string[] = [section.app],
): Finding[] {
  const found: Finding[] = [];
  const error = (words: string, cure: string) =>
    void found.push({ owner: section.app, severity: 'error', words, cure });
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
  for (const [entryPoint, exports] of Object.entries(section.kit.types))
    for (const [name, compiled] of Object.entries(exports)) {
      const now = shell.kit.types[entryPoint]?.[name];
      const broken = now && getBreakingChange(compiled, now);
      if (broken !== undefined)
        error(
          `does not fit ${name} of ${entryPoint} in shell ${shell.version}, which ${broken}`,
          `Change the section and release both together (npm run release -- shell ${section.app}), or keep the used exports in the kit.`,
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

/**
 * Compares two states of an export of the kit. What the kit takes (props, arguments) may only widen. What it gives (a
 * value) may only narrow, and may have more members.
 *
 * @returns the first change that code compiled against the old state may not survive, as `requires "heading" (string)`
 */
function getBreakingChange(was: KitExport, now: KitExport): string | undefined {
  if (was.kind !== now.kind) return `was a ${was.kind} and is a ${now.kind}`;
  const compare = now.kind === 'value' ? compareGiven : compareTaken;
  const isNewOrGone = (name: string) => !was.members[name] || !now.members[name];
  return [...new Set([...Object.keys(was.members), ...Object.keys(now.members)])]
    .sort()
    .filter((name) => {
      // Members of a member that is new or gone do not count by themselves.
      const above = name.replace(/(?:\[\]|\.[^.]*|^[^.[]+)$/, '');
      return above === '' || !isNewOrGone(name) || !isNewOrGone(above);
    })
    .map((name) => compare(name, was.members[name], now.members[name]))
    .find((words) => words !== undefined);
}

function compareGiven(name: string, old?: KitMember, next?: KitMember): string | undefined {
  if (!old) return undefined;
  if (!next) return `"${name}" is gone`;
  if (next.optional && !old.optional) return `"${name}" is optional now`;
  const isWider = next.types.some((type) => !fits(type, old.types));
  return isWider ? `${quote(name)}was ${getText(old.types)} and is ${getText(next.types)}` : undefined;
}

function compareTaken(name: string, old?: KitMember, next?: KitMember): string | undefined {
  if (!next) return `no longer takes "${name}"`;
  if (!old) return next.optional ? undefined : `requires "${name}" (${getText(next.types)})`;
  if (old.optional && !next.optional) return `requires "${name}"`;
  const lost = old.types.filter((type) => !fits(type, next.types));
  return lost.length > 0 ? `${quote(name)}no longer takes ${getText(lost)}` : undefined;
}

const quote = (name: string) => name && `"${name}" `;

/** Whether one of several types takes a type. A literal fits its kind: `"start"` is a string. */
const fits = (type: string, types: readonly string[]) =>
  types.includes(type) ||
  types.includes(/^["'`]/.test(type) ? 'string' : /^-?[\d.]+$/.test(type) ? 'number' : '');

const getText = (types: readonly string[]) => {
  const text = types.join(' | ');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};
