import type { ServiceCard } from './service.contract';

/** The cards of every service file, by slug. Only the chunk of /services contains them. */
const files = import.meta.webpackContext('./services?card', {
  recursive: false,
  regExp: /^\.\/[a-z0-9-]+$/,
  mode: 'sync',
  exports: [['card']],
});

export const serviceCards: ReadonlyMap<string, ServiceCard> = new Map(
  files.keys().map((file) => [file.slice('./'.length), (files(file) as { card: ServiceCard }).card]),
);
