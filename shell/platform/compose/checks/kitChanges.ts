import type { KitExport, KitMembers, KitType, KitTypes } from 'shared-content/artifact/build.contract';
import { asType, misfit, getParts, textFor } from './misfit';

type Kit = Readonly<Record<string, KitTypes>>;

/** A change of one export of the kit. */
export interface KitChange {
  readonly door: string;
  readonly name: string;
  readonly is: 'new' | 'gone' | 'changed';
  /** Text for authors of sections: `requires "heading" (string)`, `no longer takes "title"`. */
  readonly words: readonly string[];
}

/**
 * Compares two kits for sections: exports that were added or removed, and changed uses of the others. It sees what
 * `checkKitTypes` sees, by the same comparison.
 */
export function kitChanges(before: Kit, after: Kit): KitChange[] {
  const doors = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return doors.flatMap((door) => {
    const [old = {}, next = {}] = [before[door], after[door]];
    const names = [...new Set([...Object.keys(old), ...Object.keys(next)])].sort();
    return names.flatMap((name): KitChange[] => {
      const [was, now] = [old[name], next[name]];
      if (!was && now) return [{ door, name, is: 'new', words: [getIntroduction(now)] }];
      if (!now) return [{ door, name, is: 'gone', words: [] }];
      const words = was ? getWords(was, now) : [];
      return words.length > 0 ? [{ door, name, is: 'changed', words }] : [];
    });
  });
}

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** `a component: items, label?` */
function getIntroduction({ kind, members = {}, type }: KitExport): string {
  const parts = Object.entries(members).map(([name, { optional }]) => (optional ? `${name}?` : name));
  if (kind === 'function') return `a function of ${parts.length} argument${parts.length === 1 ? '' : 's'}`;
  return `a ${kind}${type ? ` (${short(textFor(type))})` : parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}

function getWords(was: KitExport, now: KitExport): string[] {
  if (was.kind !== now.kind) return [`was a ${was.kind} and is a ${now.kind}`];
  if (was.members && now.members)
    return now.kind === 'value'
      ? handedOut(was.members, now.members)
      : [
          ...taken(was.members, now.members),
          ...(was.open && !now.open ? ['no longer takes the attributes of an element'] : []),
        ];
  const [old, next] = [asType(was), asType(now)];
  if (JSON.stringify(old) === JSON.stringify(next)) return [];
  return [misfit(old, next, { where: '', more: true }) ?? `is ${short(textFor(next))}`];
}

/** Changes of what a section gives: props of a component, arguments of a function, members of either. */
function taken(was: KitMembers, now: KitMembers, above = ''): string[] {
  return getNames(was, now).flatMap((name) => {
    const [old, next, where] = [was[name], now[name], above + name];
    if (!old && next)
      return `${next.optional ? 'takes' : 'requires'} "${where}" (${short(textFor(next.type))})`;
    if (!old || !next) return `no longer takes "${where}"`;
    const leave = !old.optional && next.optional ? [`"${where}" may be left out`] : [];
    const must = old.optional && !next.optional ? [`requires "${where}"`] : [];
    return [...must, ...leave, ...retyped(where, old.type, next.type)];
  });
}

function retyped(where: string, old: KitType, next: KitType): string[] {
  if (JSON.stringify(old) === JSON.stringify(next)) return [];
  if (typeof old === 'object' && typeof next === 'object') {
    if ('array' in old && 'array' in next) return retyped(`${where}[]`, old.array, next.array);
    if ('members' in old && 'members' in next) return taken(old.members, next.members, `${where}.`);
  }
  const fault = misfit(next, old, { where });
  if (fault !== undefined) return [fault];
  const known = getParts(old).map((part) => JSON.stringify(part));
  const more = getParts(next).filter((part) => !known.includes(JSON.stringify(part)));
  return [`"${where}" takes ${short(more.map(textFor).join(' | '))} as well`];
}

/** Changes of what a section reads: members of a value. */
function handedOut(was: KitMembers, now: KitMembers): string[] {
  return getNames(was, now).flatMap((name) => {
    const [old, next] = [was[name], now[name]];
    if (!old && next) return `has "${name}" (${short(textFor(next.type))})`;
    if (!old || !next) return `"${name}" is gone`;
    if (JSON.stringify(old) === JSON.stringify(next)) return [];
    if (!old.optional && next.optional) return `"${name}" is optional now`;
    const fault = misfit(old.type, next.type, { where: name, more: true });
    return fault ?? `"${name}" is ${short(textFor(next.type))}`;
  });
}

const getNames = (was: KitMembers, now: KitMembers) =>
  [...new Set([...Object.keys(was), ...Object.keys(now)])].sort();
