import type { ServiceModule } from './service.contract';

/** All service files within the bundle, because compose reads one file and loads no chunks. */
const files = import.meta.webpackContext('./services', {
  recursive: false,
  regExp: /^\.\/[a-z0-9-]+$/,
  mode: 'sync',
});

export const bundledService = (slug: string) => files(`./${slug}`) as ServiceModule;
