import type { Database } from './database';

/**
 * Every table that the migrations make. A database may hold others' as well: backup, restore and import touch these
 * alone (migrationsAdd.test.ts).
 */
export const siteTables: readonly (keyof Database)[] = [
  'audit',
  'blocked_senders',
  'consents',
  'cooldowns',
  'desk_keys',
  'encounters',
  'enquiries',
  'erasures',
  'mails',
  'newsletters',
  'replies',
  'subscribers',
  'vitals',
];
