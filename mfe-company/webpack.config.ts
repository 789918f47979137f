import { nodeConfig, sectionBrowserConfig } from 'shared-content/bundling/configs';

export default [sectionBrowserConfig({ app: 'mfe-company' }), nodeConfig({ app: 'mfe-company' })];
