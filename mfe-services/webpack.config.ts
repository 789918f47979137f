import { nodeConfig, sectionBrowserConfig } from 'shared-content/bundling/configs';

export default [sectionBrowserConfig({ app: 'mfe-services' }), nodeConfig({ app: 'mfe-services' })];
