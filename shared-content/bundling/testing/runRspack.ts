import { rspack } from '@rspack/core';
import { ScriptIntegrityPlugin } from '../integrity';

// A process of its own: Rspack is an ES module, which Jest cannot load.
rspack(
  {
    ...(JSON.parse(process.argv[2] ?? '{}') as object),
    plugins: [new ScriptIntegrityPlugin() as never],
  },
  (error, stats) => {
    if (!error && !stats?.hasErrors()) return;
    console.error(error ?? stats?.toString());
    process.exitCode = 1;
  },
);
