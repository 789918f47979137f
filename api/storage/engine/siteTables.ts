import type { Database } from './database';

/**
 * Every table that the migrations make. A database may hold others' as well: backup, restore and import touch these
 * alone (migrationsAdd.test.ts).
 */
export const siteTables: readonly (keyof Database)[] = [
  'audit',
  'consents',
  'cooldowns',
  'desk_keys',
  'encounters',
  'enquiries',
  'erasures',
  'mails',
  'subscribers',
  'vitals',
];
