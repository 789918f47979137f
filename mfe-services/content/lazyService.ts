import type { ServiceModule } from './service.contract';

/** One chunk per service file, under the name that compose looks for: `services.<slug>`. */
const files = import.meta.webpackContext('./services', {
  recursive: false,
  regExp: /^\.\/[a-z0-9-]+$/,
  mode: 'lazy',
  chunkName: 'services.[request]',
  exports: [['page']],
});

export const lazyService = (slug: string) => files(`./${slug}`) as Promise<Pick<ServiceModule, 'page'>>;
