import type { ServiceHead } from './service.contract';

/**
 * Head data of every service file, by slug, known from the start. The query makes webpack compile each file a second
 * time. That copy only uses `head`, so the rest of it is dropped.
 */
const files = import.meta.webpackContext('./services?head', {
  recursive: false,
  regExp: /^\.\/[a-z0-9-]+$/,
  mode: 'sync',
  exports: [['head']],
});

export const serviceHeads: ReadonlyMap<string, ServiceHead> = new Map(
  files.keys().map((file) => [file.slice('./'.length), (files(file) as { head: ServiceHead }).head]),
);
