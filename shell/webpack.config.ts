import { nodeConfig, shellBrowserConfig } from '../webpack.factory';

export default [shellBrowserConfig({ app: 'shell' }), nodeConfig({ app: 'shell', entry: './node.tsx' })];
