import { nodeConfig, sectionBrowserConfig } from 'shared-content/build/configs';

export default [sectionBrowserConfig({ app: 'mfe-portfolio' }), nodeConfig({ app: 'mfe-portfolio' })];
