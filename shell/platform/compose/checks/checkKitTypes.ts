import type { AppBuild, KitExport, KitUse } from 'shared-content/artifact/build.contract';
import type { Finding } from 'shared-content/federation';
import { asType, misfit } from './misfit';

/**
 * Checks the props that a section gives to the kit's components against the shell's kit. No prop may be unknown, no
 * required one missing, and no type refused. Values of the kit (`palette`) must keep the members that the section was
 * compiled against.
 *
 * It does not see props behind a spread or a styled() copy beyond those that the section was compiled against. Nor
 * does it see what a function of the kit returns, or changes inside types of other packages (they are only named).
 * Builds older than this check record no types and pass.
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
  // A build does not record a call's arguments, so the kit must still accept all that it accepted.
  return misfit(asType(now), asType(known), { where: '' });
}

function propFault(known: KitExport, now: KitExport, use: KitUse | undefined): string | undefined {
  const [before, after] = [known.members ?? {}, now.members ?? {}];
  const given = new Set(use?.given ?? []);
  // A use that the build cannot see may give any prop of the old kit.
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
