import type { KitExport, KitMember } from 'shared-content/artifact/build.contract';

/**
 * Compares two states of an export of the kit. What the kit takes (props, arguments) may only widen. What it gives (a
 * value) may only narrow, and may have more members.
 *
 * @returns the first change that code compiled against the old state may not survive, as `requires "heading" (string)`
 */
export function getBreakingChange(was: KitExport, now: KitExport): string | undefined {
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
  return isWider ? `${say(name)}was ${getText(old.types)} and is ${getText(next.types)}` : undefined;
}

function compareTaken(name: string, old?: KitMember, next?: KitMember): string | undefined {
  if (!next) return `no longer takes "${name}"`;
  if (!old) return next.optional ? undefined : `requires "${name}" (${getText(next.types)})`;
  if (old.optional && !next.optional) return `requires "${name}"`;
  const lost = old.types.filter((type) => !fits(type, next.types));
  return lost.length > 0 ? `${say(name)}no longer takes ${getText(lost)}` : undefined;
}

const say = (name: string) => name && `"${name}" `;

/** Whether one of several types takes a type. A literal fits its kind: `"start"` is a string. */
const fits = (type: string, types: readonly string[]) =>
  types.includes(type) ||
  types.includes(/^["'`]/.test(type) ? 'string' : /^-?[\d.]+$/.test(type) ? 'number' : '');

const getText = (types: readonly string[]) => {
  const text = types.join(' | ');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};
