import { nodeConfig, sectionBrowserConfig } from 'shared-content/bundling/configs';

export default [sectionBrowserConfig({ app: 'mfe-portfolio' }), nodeConfig({ app: 'mfe-portfolio' })];
