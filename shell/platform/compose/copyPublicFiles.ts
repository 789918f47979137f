import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { exists, filesBelow } from 'shared-content/artifact/durable';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { contentTypes } from '../http/getContentType';
import { internalFiles, isCompressed } from '../store/generationFiles';

/** One part of an address that every host accepts: nothing percent-encoded, nothing hidden. */
const step = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** First parts of addresses that have another answer. */
const taken = new Set(['api', 'assets', 'captcha', 'drawings', 'og', 'operators', 'readyz', 'sections.json']);

/** Files that compose writes, unless the shell's public files replace them. */
const replaceable = new Set(['robots.txt', 'sitemap.xml']);

/** Explains why a file of public/ cannot be served at its address, with the fix; undefined where it can. */
function publicFileFault(name: string): string | undefined {
  const steps = name.split('/');
  const plain = steps[0] === '.well-known' ? steps.slice(1) : steps;
  if (!plain.every((one) => step.test(one)))
    return 'an address has only letters, digits, dots, dashes and underscores. Rename it';
  if (name.startsWith('.well-known/acme-challenge/')) return 'certificate programs answer there. Remove it';
  if (taken.has(steps[0] ?? '') || internalFiles.has(name))
    return `the site itself answers at /${steps[0]}. Rename it`;
  const ending = /\.([^.]*)$/.exec(steps.at(-1) ?? '')?.[1];
  if (ending !== undefined && !Object.hasOwn(contentTypes, ending))
    return `no content type is known for .${ending}. Rename it, or add the type to shell/platform/http/getContentType.ts`;
  return undefined;
}

/**
 * Copies the shell's public files into a generation, each at its exact address: icons, web manifest, `.well-known`,
 * brochures, files that prove who owns the domain.
 *
 * @param from folder of the published shell; it may be missing
 * @throws ReleaseError naming each file that no host could serve
 */
export async function copyPublicFiles(from: string, folder: string): Promise<void> {
  if (!(await exists(from))) return;
  const names = await filesBelow(from);
  const there = new Set(names);
  const faults: string[] = [];
  for (const name of names) {
    if (isCompressed(name) && there.has(name.replace(/\.\w+$/, ''))) continue;
    const to = path.join(folder, name);
    const fault =
      publicFileFault(name) ??
      (!replaceable.has(name) && (await exists(to))
        ? 'the composer writes that file itself. Rename it'
        : undefined);
    if (fault !== undefined) {
      faults.push(`public/${name} cannot be served: ${fault}.`);
      continue;
    }
    // `cp` would read the folders above, which the composer's process may not read.
    await mkdir(path.dirname(to), { recursive: true });
    await copyFile(path.join(from, name), to);
  }
  if (faults.length > 0) throw new ReleaseError(faults.join('\n'));
}
