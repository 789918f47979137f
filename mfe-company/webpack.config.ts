import { nodeConfig, sectionBrowserConfig } from 'shared-content/build/configs';

export default [sectionBrowserConfig({ app: 'mfe-company' }), nodeConfig({ app: 'mfe-company' })];
