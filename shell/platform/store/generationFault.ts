import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile } from 'shared-content/build/manifest';
import { documentFile, notFoundFile, policiesFile, versionsFile } from './generationFiles';

/**
 * The first fault of a generation's folder in words, or undefined when every file of it has come: a store
 * that is being copied to this machine names its generation before the last document is there.
 */
export async function generationFault(folder: string): Promise<string | undefined> {
  const read = async (name: string) => {
    const text = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>);
  };
  try {
    const manifest = (await read(manifestFile))?.files as Record<string, { bytes: number }> | undefined;
    const policies = await read(policiesFile);
    if (!policies) return `${policiesFile} is missing`;
    const documents = Object.keys(policies).map((name) => [name, { bytes: undefined }] as const);
    for (const [name, { bytes }] of manifest ? Object.entries(manifest) : documents) {
      const found = await stat(path.join(folder, name)).catch(() => undefined);
      if (!found) return `${name} is missing`;
      if (bytes === undefined ? found.size === 0 : found.size !== bytes)
        return `${name} has ${found.size} bytes`;
    }
    for (const name of [documentFile('/'), notFoundFile, versionsFile])
      if (!(await stat(path.join(folder, name)).catch(() => undefined))) return `${name} is missing`;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(`${folder}/`, '') : String(error);
  }
}
