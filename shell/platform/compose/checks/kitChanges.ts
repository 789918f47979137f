import type { KitExport, KitMember, KitTypes } from 'shared-content/artifact/build.contract';

/** A change of an export of the kit, in words for authors of sections: `requires "heading" (string)`. */
export interface ExportChange {
  readonly words: string;
  /** True if code that was compiled against the old export may not work with the new one. */
  readonly breaks: boolean;
}

/** A change of the kit. */
export interface KitChange {
  readonly door: string;
  readonly name: string;
  readonly is: 'new' | 'gone' | 'changed';
  readonly words: readonly string[];
}

/** Compares two kits for authors of sections: exports that were added, removed or changed. */
export function kitChanges(
  before: Readonly<Record<string, KitTypes>>,
  after: Readonly<Record<string, KitTypes>>,
): KitChange[] {
  return getNames(before, after).flatMap((door) => {
    const [old = {}, next = {}] = [before[door], after[door]];
    return getNames(old, next).flatMap((name): KitChange[] => {
      const [was, now] = [old[name], next[name]];
      if (!now) return [{ door, name, is: 'gone', words: [] }];
      if (!was) return [{ door, name, is: 'new', words: [getIntroduction(now)] }];
      const words = exportChanges(was, now).map((change) => change.words);
      return words.length > 0 ? [{ door, name, is: 'changed', words }] : [];
    });
  });
}

/**
 * Compares two states of an export. What the kit takes (props, arguments) may only widen. What it gives (a value) may
 * only narrow, and may have more members.
 */
export function exportChanges(was: KitExport, now: KitExport): ExportChange[] {
  if (was.kind !== now.kind) return [{ words: `was a ${was.kind} and is a ${now.kind}`, breaks: true }];
  const isGiven = now.kind === 'value';
  return getNames(was.members, now.members).flatMap((name): ExportChange[] => {
    const [old, next] = [was.members[name], now.members[name]];
    if (!old || !next) {
      // The line of the member above says it already.
      const above = name.replace(/(?:\[\]|\.[^.]*|^[^.[]+)$/, '');
      const stands = above === '' || (was.members[above] && now.members[above]);
      return stands ? [comesOrGoes(name, next, isGiven)] : [];
    }
    return [...optionality(name, old, next, isGiven), ...retyped(name, old, next, isGiven)];
  });
}

function comesOrGoes(name: string, next: KitMember | undefined, isGiven: boolean): ExportChange {
  if (!next) return { words: isGiven ? `"${name}" is gone` : `no longer takes "${name}"`, breaks: true };
  const verb = isGiven ? 'has' : next.optional ? 'takes' : 'requires';
  return { words: `${verb} "${name}" (${getText(next.types)})`, breaks: !isGiven && !next.optional };
}

function optionality(name: string, old: KitMember, next: KitMember, isGiven: boolean): ExportChange[] {
  if (old.optional === next.optional) return [];
  if (next.optional)
    return [{ words: `"${name}" ${isGiven ? 'is optional now' : 'may be left out'}`, breaks: isGiven }];
  return isGiven ? [] : [{ words: `requires "${name}"`, breaks: true }];
}

function retyped(name: string, old: KitMember, next: KitMember, isGiven: boolean): ExportChange[] {
  const lost = old.types.filter((type) => !fits(type, next.types));
  const gained = next.types.filter((type) => !fits(type, old.types));
  const said = name && `"${name}" `;
  if (isGiven)
    return gained.length > 0
      ? [{ words: `${said}was ${getText(old.types)} and is ${getText(next.types)}`, breaks: true }]
      : [];
  return [
    ...(lost.length > 0 ? [{ words: `${said}no longer takes ${getText(lost)}`, breaks: true }] : []),
    ...(gained.length > 0 ? [{ words: `${said}takes ${getText(gained)} as well`, breaks: false }] : []),
  ];
}

/** Whether one of several types takes a type. A literal fits its kind: `"start"` is a string. */
const fits = (type: string, types: readonly string[]) =>
  types.includes(type) ||
  types.includes(/^["'`]/.test(type) ? 'string' : /^-?[\d.]+$/.test(type) ? 'number' : '');

const getText = (types: readonly string[]) => {
  const text = types.join(' | ');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

/** `a component: items, label?` */
function getIntroduction({ kind, members }: KitExport): string {
  const names = Object.keys(members).filter((name) => name !== '' && !/[.[]/.test(name));
  if (kind === 'function') return `a function of ${names.length} argument${names.length === 1 ? '' : 's'}`;
  const said = names.map((name) => (members[name]?.optional ? `${name}?` : name)).join(', ');
  const itself = members[''] && said === '' ? ` (${getText(members[''].types)})` : '';
  return `a ${kind}${said && `: ${said}`}${itself}`;
}

const getNames = (was: object, now: object) =>
  [...new Set([...Object.keys(was), ...Object.keys(now)])].sort();
