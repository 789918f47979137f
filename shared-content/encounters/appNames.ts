import { apps } from '../federation/registry';

/** What can fail: the shell and the sections. */
export const appNames: readonly string[] = apps.map(({ name }) => name);
