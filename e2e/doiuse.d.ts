/** Its package has types, but its `exports` hide them. */
declare module 'doiuse' {
  import type { AcceptedPlugin } from 'postcss';

  export default function doiuse(options: {
    browsers: readonly string[];
    onFeatureUsage: (usage: { feature: string; message: string }) => void;
  }): AcceptedPlugin;
}
