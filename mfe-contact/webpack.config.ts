import { nodeConfig, sectionBrowserConfig } from 'shared-content/build/configs';

export default [sectionBrowserConfig({ app: 'mfe-contact' }), nodeConfig({ app: 'mfe-contact' })];
