import { apps } from '../federation/registry';

/** Apps that can report a failure: the shell and the sections. */
export const appNames: readonly string[] = apps.map(({ name }) => name);
