import type { AppBuild, KitExport, KitUse } from 'shared-content/artifact/build.contract';
import type { Finding } from 'shared-content/federation';
import { asType, misfit } from './misfit';

/**
 * What a section gives to the kit's components is what the shell's kit takes: no prop of another name, none
 * missing that is required, none of a type that is no longer accepted. Values of the kit (`palette`) still
 * have the members that the section was compiled against.
 *
 * It does not see: props behind a spread or a styled() copy beyond those that the section was compiled
 * against, what a function of the kit returns, and changes inside types of foreign packages (those are named,
 * not written out). Builds of before this check say nothing and pass.
 */
export function checkKitTypes(section: AppBuild, shell: AppBuild): Finding[] {
  const { types: compiled = {}, uses = {} } = section.kit;
  return Object.entries(shell.kit.types ?? {}).flatMap(([door, offered]) =>
    Object.entries(compiled[door] ?? {}).flatMap(([name, known]): Finding[] => {
      const now = offered[name];
      const fault = now && getFault(known, now, uses[door]?.[name]);
      return fault
        ? [
            {
              owner: section.app,
              severity: 'error',
              words: `does not fit ${name} of ${door} in shell ${shell.version}: ${fault}`,
              cure: `Change the section and release both together (npm run release -- shell ${section.app}), or keep what it uses in the kit.`,
            },
          ]
        : [];
    }),
  );
}

function getFault(known: KitExport, now: KitExport, use: KitUse | undefined): string | undefined {
  if (known.kind !== now.kind) return `it was a ${known.kind} and is a ${now.kind}`;
  if (now.kind === 'component') return propFault(known, now, use);
  if (now.kind === 'value') return misfit(asType(known), asType(now), { where: '', more: true });
  // A call's arguments are not recorded: what was accepted must be accepted still.
  return misfit(asType(now), asType(known), { where: '' });
}

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
