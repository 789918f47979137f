import { nodeConfig, shellBrowserConfig } from 'shared-content/bundling/configs';

export default [shellBrowserConfig({ app: 'shell' }), nodeConfig({ app: 'shell' })];
