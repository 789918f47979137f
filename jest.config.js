/** Two projects: code that runs in Node (API, composition, build, forms), and code that renders (jsdom). */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const base = {
  // Each run has its own temporary folder; the compiled code is kept here for the next one.
  cacheDirectory: '<rootDir>/.cache/jest',
  transform: {
    '^.+\\.tsx?$': swc,
    // These packages ship ES modules only; the store, fastify.inject, @fastify/static and the API need them.
    '/node_modules/(cookie|content-disposition|p-map|uuid)/.+\\.js$': swc,
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(?:.*/node_modules/)?(?:cookie|content-disposition|p-map|uuid)/)',
  ],
  moduleNameMapper: {
    '^lucide-react/icons/(.*)$': '<rootDir>/shared-content/testing/iconStub.tsx',
    '\\.(avif|webp|png|jpg|svg|webm|mp4|woff2)$': '<rootDir>/shared-content/testing/fileStub.ts',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/.cache/e2e-',
    '/dist/',
    '/dist-development/',
    '<rootDir>/.site/',
    '<rootDir>/.data/',
  ],
};
const nodeTests = [
  '<rootDir>/api/**/*.test.ts',
  '<rootDir>/shared-content/{forms,telemetry,federation,content,art,artifact,bundling,development,scaffolding,server}/**/*.test.ts',
  '<rootDir>/shell/platform/**/*.test.ts',
  '<rootDir>/mfe-*/content/**/*.test.ts',
  '<rootDir>/e2e/**/*.test.ts',
];

export default {
  // A limit only for hanging tests: a busy two-core machine is slow, not wrong.
  testTimeout: 120_000,
  projects: [
    {
      ...base,
      displayName: 'node',
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/api/testing/quickWasm.ts'],
      testMatch: nodeTests,
    },
    {
      ...base,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/shared-content/testing/setupDom.ts'],
      testMatch: ['<rootDir>/{shell,shared-content,mfe-*}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '/shared-content/(forms|telemetry|federation|content|art|artifact|bundling|development|scaffolding|server)/.+\\.test\\.ts$',
        '/shell/platform/',
        '/mfe-[a-z-]+/content/',
      ],
    },
  ],
};
