import { nodeConfig, sectionBrowserConfig } from '../webpack.factory';

export default [sectionBrowserConfig({ app: 'mfe-services' }), nodeConfig({ app: 'mfe-services' })];
