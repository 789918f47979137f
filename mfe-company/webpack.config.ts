import { nodeConfig, sectionBrowserConfig } from '../webpack.factory';

export default [sectionBrowserConfig({ app: 'mfe-company' }), nodeConfig({ app: 'mfe-company' })];
