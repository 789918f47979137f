import { nodeConfig, sectionBrowserConfig } from '../webpack.factory';

export default [sectionBrowserConfig({ app: 'mfe-portfolio' }), nodeConfig({ app: 'mfe-portfolio' })];
