import { nodeConfig, sectionBrowserConfig } from '../webpack.factory';

export default [sectionBrowserConfig({ app: 'mfe-contact' }), nodeConfig({ app: 'mfe-contact' })];
