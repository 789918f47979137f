import { nodeConfig, sectionBrowserConfig } from 'shared-content/build/configs';

export default [sectionBrowserConfig({ app: 'mfe-services' }), nodeConfig({ app: 'mfe-services' })];
