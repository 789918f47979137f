import { nodeConfig, sectionBrowserConfig } from 'shared-content/bundling/configs';

export default [sectionBrowserConfig({ app: 'mfe-contact' }), nodeConfig({ app: 'mfe-contact' })];
