import type { AppBuild, KitExport, KitMembers, KitType, KitUse } from 'shared-content/build/build.contract';
import { ReleaseError } from 'shared-content/build/ReleaseError';

/**
 * What a section gives to the kit's components is what the shell's kit takes: no prop of another name, none
 * missing that is required, none of a type that is no longer accepted. Values of the kit (`palette`) still
 * have the members that the section was compiled against.
 *
 * It does not see: props behind a spread or a styled() copy beyond those that the section was compiled
 * against, what a function of the kit returns, and changes inside types of foreign packages (those are named,
 * not written out). Builds of before this check say nothing and pass.
 *
 * @throws ReleaseError naming section, export, prop and both versions
 */
export function checkKitTypes(section: AppBuild, shell: AppBuild): void {
  const { types: compiled = {}, uses = {} } = section.kit;
  for (const [door, offered] of Object.entries(shell.kit.types ?? {}))
    for (const [name, known] of Object.entries(compiled[door] ?? {})) {
      const now = offered[name];
      const fault = now && faultOf(known, now, uses[door]?.[name]);
      if (fault)
        throw new ReleaseError(
          `${section.app} ${section.version} does not fit ${name} of ${door} in shell ${shell.version}: ${fault}. Change the section and release both together (npm run release -- shell ${section.app}), or keep what it uses in the kit.`,
        );
    }
}

function faultOf(known: KitExport, now: KitExport, use: KitUse | undefined): string | undefined {
  if (known.kind !== now.kind) return `it was a ${known.kind} and is a ${now.kind}`;
  if (now.kind === 'component') return propFault(known, now, use);
  if (now.kind === 'value') return misfit(asType(known), asType(now), { where: '', more: true });
  // A call's arguments are not recorded: what was accepted must be accepted still.
  return misfit(asType(now), asType(known), { where: '' });
}

const asType = ({ members = {}, type }: KitExport): KitType => type ?? { members };

function propFault(known: KitExport, now: KitExport, use: KitUse | undefined): string | undefined {
  const [before, after] = [known.members ?? {}, now.members ?? {}];
  const given = new Set(use?.given ?? []);
  // Hidden from view, any prop that there was may be given.
  if (!use || use.opaque) for (const name of Object.keys(before)) given.add(name);
  for (const name of [...given].sort()) {
    const [old, prop] = [before[name], after[name]];
    if (!prop && (old || !now.open)) return `the section gives it "${name}", which it does not take`;
    if (!prop || !old) continue;
    const fault = misfit(prop.type, old.type, { where: name });
    if (fault) return fault;
  }
  for (const [name, { optional }] of Object.entries(after)) {
    if (optional) continue;
    const newly = !before[name] || before[name].optional;
    const leftOut = use?.always ? !use.always.includes(name) : newly;
    if (leftOut) return `it requires "${name}", which the section does not always give`;
  }
  return undefined;
}

interface Place {
  /** Where in the prop we are, as `items[].title`. */
  readonly where: string;
  /** Members that nobody asks for do no harm: true for what the kit hands out. */
  readonly more?: boolean;
}

/** Why `given` is not accepted where `taken` is asked for; undefined when it is. */
function misfit(taken: KitType, given: KitType, place: Place): string | undefined {
  const { where } = place;
  if (JSON.stringify(taken) === JSON.stringify(given)) return undefined;
  const fault = place.more
    ? `${where && `"${where}" `}was ${textOf(taken)} and is ${textOf(given)}`
    : `"${where}" takes ${textOf(taken)} and no longer ${textOf(given)}`;
  const [wanted, offers] = [partsOf(taken), partsOf(given)];
  if (wanted.length > 1 || offers.length > 1) {
    const lost = offers.find((one) => wanted.every((other) => misfit(other, one, place)));
    return lost && (place.more || wanted.length === 1 ? fault : `"${where}" no longer takes ${textOf(lost)}`);
  }
  if (typeof taken === 'object' && typeof given === 'object') {
    if ('array' in taken && 'array' in given)
      return misfit(taken.array, given.array, { ...place, where: `${where}[]` });
    if ('members' in taken && 'members' in given) return memberMisfit(taken.members, given.members, place);
  }
  // A literal is one of its kind.
  if (typeof given === 'string' && taken === kindOf(given)) return undefined;
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

const partsOf = (type: KitType): readonly KitType[] =>
  typeof type === 'object' && 'union' in type ? type.union : [type];

/** Kind of a literal's text: `"start"` is a string, `2` a number. */
const kindOf = (text: string) =>
  /^["'`]/.test(text)
    ? 'string'
    : /^-?[\d.]+$/.test(text)
      ? 'number'
      : /^(true|false)$/.test(text)
        ? 'boolean'
        : text;

function textOf(type: KitType): string {
  if (typeof type === 'string') return type;
  if ('union' in type) return type.union.map(textOf).join(' | ');
  if ('array' in type) return `(${textOf(type.array)})[]`;
  const members = Object.entries(type.members).map(
    ([name, member]) => `${name}${member.optional ? '?' : ''}: ${textOf(member.type)}`,
  );
  return `{ ${members.join('; ')} }`;
}
