import path from 'node:path';
import { exists } from 'shared-content/artifact/durable';
import { firstFault, manifestFile, readManifest } from 'shared-content/artifact/manifest';
import { documentFile, notFoundFile, policiesFile, versionsFile } from './generationFiles';

/**
 * The first fault of a generation's folder in words; undefined when every file is there. A store that is still being
 * copied to this machine names its generation before the last document arrives.
 */
export async function generationFault(folder: string): Promise<string | undefined> {
  const manifest = await readManifest(folder);
  if (!manifest) return `${manifestFile} is missing`;
  for (const name of [policiesFile, documentFile('/'), notFoundFile, versionsFile])
    if (!(await exists(path.join(folder, name)))) return `${name} is missing`;
  return firstFault(manifest.files, (file) => path.join(folder, file), false);
}
