import path from 'node:path';
import webpack from 'webpack';
import { nodeConfig, sectionBrowserConfig } from 'shared-content/bundling/configs';

const [folder = '', out = ''] = process.argv.slice(2);

/** Builds the section in `folder` into `out`, with the factory’s own configuration. */
const configs = [sectionBrowserConfig({ app: 'mfe-services' }), nodeConfig({ app: 'mfe-services' })].map(
  (config, index) => ({
    ...config,
    context: folder,
    output: { ...config.output, path: path.join(out, index === 0 ? 'client' : 'node') },
  }),
);

webpack(configs).run((error, stats) => {
  if (error || !stats || stats.hasErrors()) {
    console.error(error ?? stats?.toString({ all: false, errors: true }));
    process.exit(1);
  }
  const groups = stats.stats[0]?.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
  const chunks = Object.entries(groups).map(([name, { assets }]) => [
    name,
    assets?.map((asset) => asset.name),
  ]);
  console.log(JSON.stringify(Object.fromEntries(chunks)));
});
