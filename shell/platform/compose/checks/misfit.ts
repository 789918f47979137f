import type { KitExport, KitMembers, KitType } from 'shared-content/artifact/build.contract';

interface Place {
  /** Path within the prop, as `items[].title`. */
  readonly where: string;
  /** True for values that the kit hands out: extra members do no harm there. */
  readonly more?: boolean;
}

/** The type of a whole export: a value with members, or a plain one. */
export const asType = ({ members = {}, type }: KitExport): KitType => type ?? { members };

/** Explains why the type `given` does not fit `taken`; undefined when it fits. */
export function misfit(taken: KitType, given: KitType, place: Place): string | undefined {
  const { where } = place;
  if (JSON.stringify(taken) === JSON.stringify(given)) return undefined;
  const fault = place.more
    ? `${where && `"${where}" `}was ${textFor(taken)} and is ${textFor(given)}`
    : `"${where}" takes ${textFor(taken)} and no longer ${textFor(given)}`;
  const [wanted, offers] = [getParts(taken), getParts(given)];
  if (wanted.length > 1 || offers.length > 1) {
    const lost = offers.find((one) => wanted.every((other) => misfit(other, one, place)));
    return (
      lost && (place.more || wanted.length === 1 ? fault : `"${where}" no longer takes ${textFor(lost)}`)
    );
  }
  if (typeof taken === 'object' && typeof given === 'object') {
    if ('array' in taken && 'array' in given)
      return misfit(taken.array, given.array, { ...place, where: `${where}[]` });
    if ('members' in taken && 'members' in given) return memberMisfit(taken.members, given.members, place);
  }
  // A literal fits its kind: `"start"` is a string.
  if (typeof given === 'string' && taken === getKind(given)) return undefined;
  return fault;
}

function memberMisfit(taken: KitMembers, given: KitMembers, { where, more }: Place): string | undefined {
  const below = (name: string) => (where ? `${where}.${name}` : name);
  if (!more)
    for (const name of Object.keys(given)) if (!taken[name]) return `"${below(name)}" is no longer taken`;
  for (const [name, { optional, type }] of Object.entries(taken)) {
    const other = given[name];
    if (!other) {
      if (optional) continue;
      return more ? `"${below(name)}" is gone` : `"${below(name)}" is required`;
    }
    if (other.optional && !optional) return `"${below(name)}" is ${more ? 'optional now' : 'required'}`;
    const fault = misfit(type, other.type, { where: below(name), more });
    if (fault) return fault;
  }
  return undefined;
}

/** The members of a union; any other type is its only member. */
export const getParts = (type: KitType): readonly KitType[] =>
  typeof type === 'object' && 'union' in type ? type.union : [type];

/** Kind of a literal's text: `"start"` is a string, `2` a number. */
const getKind = (text: string) =>
  /^["'`]/.test(text)
    ? 'string'
    : /^-?[\d.]+$/.test(text)
      ? 'number'
      : /^(true|false)$/.test(text)
        ? 'boolean'
        : text;

/** A type as TypeScript writes it. */
export function textFor(type: KitType): string {
  if (typeof type === 'string') return type;
  if ('union' in type) return type.union.map(textFor).join(' | ');
  if ('array' in type) return `(${textFor(type.array)})[]`;
  const members = Object.entries(type.members).map(
    ([name, member]) => `${name}${member.optional ? '?' : ''}: ${textFor(member.type)}`,
  );
  return `{ ${members.join('; ')} }`;
}
