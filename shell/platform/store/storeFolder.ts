import path from 'node:path';
import { root } from 'shared-content/artifact/paths';

/** The release store's folder: SITE_DIR, relative to the working directory, or `.site` of this checkout. */
export const storeFolder = (env: NodeJS.ProcessEnv): string =>
  path.resolve(env.SITE_DIR?.trim() || path.join(root, '.site'));
