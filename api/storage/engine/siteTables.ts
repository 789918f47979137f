import type { Database } from './database';

/**
 * Every table that the migrations create. A database may also hold tables of other programs, so backup, restore and
 * import touch only these (migrationsAdd.test.ts).
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
