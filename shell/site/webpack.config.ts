import { nodeConfig, shellBrowserConfig } from 'shared-content/build/configs';

export default [shellBrowserConfig({ app: 'shell' }), nodeConfig({ app: 'shell', entry: './node.tsx' })];
