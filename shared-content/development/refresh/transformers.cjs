const { default: reactRefreshTypeScript } = require('react-refresh-typescript');

/** Marks components for Fast Refresh as TypeScript compiles them: `getCustomTransformers` of ts-loader. */
module.exports = () => ({ before: [reactRefreshTypeScript()] });
