// A thread's first file must be JavaScript. In CommonJS, because on Node 20 the loader of TypeScript for ES modules
// needs a second thread for each, which nothing ends.
require('tsx/cjs/api').register();
require('./pglite-thread.ts');
