import { readFileSync } from 'node:fs';
import path from 'node:path';
import js from '@eslint/js';
import { importX } from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Forbids imports against the architecture's arrows; each message says what to do instead. */
const forbid = (...patterns) => ({
  'no-restricted-imports': [
    'error',
    { patterns: patterns.map(([group, message, extra = {}]) => ({ group, message, ...extra })) },
  ],
});

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url)));
/** The sections' workspaces; a test compares them with the registry. */
const sections = workspaces.filter((name) => name.startsWith('mfe-'));
const intoSections = [
  sections.flatMap((name) => [name, `${name}/**`, `**/${name}/**`]),
  'The shell reaches a section only through federation: add an expose to the registry and load it with loadExposed.',
];
const intoShell = [
  ['shell', 'shell/**', '**/shell/**'],
  'A section never imports the shell. Move what both need to shared-content.',
];
const intoApi = [
  ['api', 'api/**', '**/api/**'],
  'The API is reached over HTTP. Shared schemas lie in shared-content/forms and shared-content/telemetry.',
];
const kitOnly = [
  [
    '@mui/*',
    '@mui/**',
    '@emotion/*',
    'react-router',
    'react-router-dom',
    'shared-content/theme',
    '**/../shared-content/**',
  ],
  'Take it from shared-content/ui (or shared-content/ui/forms): a second copy of MUI, emotion or the router would lose theme and context. Missing there? Add it to the kit and release the shell first.',
];
const upward = [
  [
    'shell',
    'shell/**',
    'api',
    'api/**',
    ...sections,
    ...sections.map((name) => `${name}/**`),
    '**/../shell/**',
    '**/../api/**',
  ],
  'shared-content imports no other workspace: they import it.',
];

const notOfServers = [
  ['shared-content/server', 'shared-content/server/**', '**/shared-content/server/**'],
  'shared-content/server runs on a server; pages and sections know nothing of it.',
];
const notOfTheDesk = [
  ['**/api/desk/**', '**/api/owner/**', '**/api/storage/**'],
  'The site server mounts the API by its one entry (api/app). What both need lies in shared-content/server.',
];

/** The platform's rooms below release, and the rooms that each may import. Release may import all of them. */
const rooms = {
  http: [],
  store: ['http'],
  compose: ['http', 'store'],
  serve: ['http', 'store'],
  hosts: ['http', 'store'],
};

/** The API's rooms, from the lowest up, and the rooms that each may import. Files outside rooms may import all. */
const apiRooms = {
  config: [],
  captcha: [],
  http: ['config'],
  storage: ['config', 'http'],
  limits: ['config', 'http', 'storage'],
  telemetry: ['http'],
  mail: ['config', 'http', 'storage', 'telemetry'],
  desk: ['config', 'http', 'limits', 'mail', 'storage'],
  routes: ['captcha', 'config', 'http', 'limits', 'mail', 'storage'],
  owner: ['config', 'desk', 'http', 'mail', 'storage'],
  doctor: ['config', 'http', 'mail', 'routes', 'storage'],
};
/** Paths from a room's files to the API's folder. Some folders of storage have the same name as a room. */
const getRoot = (room) => (room === 'storage' ? ['../..', '../../..'] : ['..', '../..']);
const aboveApi = [
  [
    [
      'shared-content/ui',
      'shared-content/ui/**',
      'shared-content/theme',
      'shared-content/federation',
      'react',
      'react-dom',
    ],
    'The API imports shared-content/content, forms, telemetry and server, which are free of React.',
  ],
  intoShell,
  intoSections,
];

/** The rooms of shared-content that run on a server or build an app, and the rooms that each may import. */
const buildRooms = {
  artifact: [],
  bundling: ['artifact'],
  development: ['artifact', 'bundling'],
  scaffolding: ['artifact'],
  server: [],
};

/** What only tests, drawings and tools import. The root's package.json declares what several workspaces need for these. */
const tools = ['**/*.{test,spec}.{ts,tsx}', '**/{testing,art}/**', '**/*.config.{js,ts}'];
/**
 * A package is imported only where the workspace's own package.json declares it: in a checkout with this section alone,
 * nothing else brings it along.
 */
const declaredImports = workspaces.flatMap((place) => {
  const own = path.join(import.meta.dirname, place);
  const rule = (options) => ({
    'import-x/no-extraneous-dependencies': ['error', { includeTypes: true, ...options }],
  });
  return [
    {
      files: [`${place}/**/*.{ts,tsx,js,mjs,cjs}`],
      plugins: { 'import-x': importX },
      rules: rule({ packageDir: own, devDependencies: place === 'e2e' }),
    },
    {
      files: place === 'e2e' ? ['e2e/**'] : tools.map((pattern) => `${place}/${pattern}`),
      rules: rule({ packageDir: [own, import.meta.dirname] }),
    },
  ];
});

// Only the theme writes colours; other code uses their names (site.palette, site.ramp).
const noColours = {
  'no-restricted-syntax': [
    'error',
    {
      selector: 'Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]',
      message: 'Name a colour of the theme (site.palette, site.ramp) instead of writing one.',
    },
  ],
};

// React's directive marks what lives in the browser. A release refuses it on a page whose route says `static`.
const serverFile = 'Program:not(:has(> ExpressionStatement[directive="use client"]))';
const liveCode = "begin the file with 'use client': it lives in the browser, and no static page may show it.";
const clientDirective = [
  // `useDrawing` alone works in a document without React.
  ['CallExpression[callee.name=/^use(?!Drawing$)[A-Z]/]', `A hook: ${liveCode}`],
  ['JSXAttribute[name.name=/^on[A-Z]/]', `A handler: ${liveCode}`],
  ['ClassDeclaration[superClass]', `A class component: ${liveCode}`],
].map(([selector, message]) => ({ selector: `${serverFile} ${selector}`, message }));

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/dist-development/**',
      '.site/**',
      '.data/**',
      '.cache/**',
      'test-results/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // State that only the browser knows (path of a 404, stored state) is set after hydration, on purpose.
      'react-hooks/set-state-in-effect': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // TypeScript finds undefined names itself.
      'no-undef': 'off',
    },
  },
  ...declaredImports,
  // In code with promises, an error of a promise without await would be lost.
  {
    files: [
      'api/**/*.ts',
      'shell/platform/**/*.ts',
      'shell/site/{app,client}/**/*.{ts,tsx}',
      'shared-content/{artifact,bundling,development,scaffolding,forms}/**/*.ts',
      'mfe-contact/**/*.{ts,tsx}',
    ],
    // One program for all workspaces: a program for each takes half as long again, and reads the packages' types five
    // times.
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  // An app's art/ has scripts that draw its pictures; a component's art/ is page code like any other.
  { files: ['**/*.tsx'], ignores: ['*/art/**', 'shell/site/art/**'], rules: noColours },
  {
    files: ['mfe-*/**/*.tsx', 'shell/site/ui/home/**/*.tsx'],
    ignores: ['*/art/**', '**/*.test.tsx', '**/testing/**'],
    rules: {
      'no-restricted-syntax': ['error', ...noColours['no-restricted-syntax'].slice(1), ...clientDirective],
    },
  },
  ...sections.map((name) => ({
    files: [`${name}/**/*.{ts,tsx}`],
    ignores: [`${name}/art/**`, '**/webpack.config.ts'],
    rules: forbid(
      [
        sections
          .filter((other) => other !== name)
          .flatMap((other) => [other, `${other}/**`, `**/${other}/**`]),
        'A section never imports another. Move what both need to shared-content.',
      ],
      intoShell,
      intoApi,
      kitOnly,
      notOfServers,
    ),
  })),
  {
    files: ['shell/site/**/*.{ts,tsx}'],
    ignores: ['shell/site/art/**'],
    rules: forbid(intoSections, intoApi, notOfServers, [
      ['platform', 'platform/**', '**/platform/**'],
      'The site knows nothing of the platform that builds and releases it.',
    ]),
  },
  ...Object.entries(rooms).map(([room, below]) => ({
    files: [`shell/platform/${room}/**/*.ts`],
    ignores: ['**/*.test.ts'],
    rules: forbid(intoSections, notOfTheDesk, [
      [...Object.keys(rooms), 'release']
        .filter((other) => other !== room && !below.includes(other))
        .map((other) => `../**/${other}/**`),
      `shell/platform/${room} imports ${below.join(', ') || 'no other room'}: store ← compose, serve, hosts ← release.`,
    ]),
  })),
  {
    files: ['shell/platform/release/*.ts', 'shell/platform/release/review/*.ts'],
    ignores: ['**/*.test.ts', 'shell/platform/release/cli.ts'],
    rules: forbid(intoSections, [
      ['./**/commands/**', '../**/commands/**'],
      'The steps of a release know nothing of the commands that start them.',
    ]),
  },
  {
    files: ['shell/platform/store/**/*.contract.ts', 'shell/platform/store/objects/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(intoSections, [
      ['../**/storeAccess', '../**/pull', '../**/push', '../**/state', '../**/history'],
      'Objects know nothing of what a store says: objects ← state ← storeAccess.',
    ]),
  },
  {
    files: ['shared-content/**/*.{ts,tsx}'],
    ignores: [
      'shared-content/art/**',
      'shared-content/{artifact,bundling,development,scaffolding}/*.test.ts',
    ],
    rules: forbid(upward),
  },
  {
    files: ['shared-content/{content,telemetry,federation,forms,theme,ui}/**/*.{ts,tsx}'],
    rules: forbid(upward, [['../**/server/**'], notOfServers[1]]),
  },
  ...Object.entries(buildRooms).map(([room, below]) => ({
    files: [`shared-content/${room}/**/*.ts`],
    ignores: ['**/*.test.ts'],
    rules: forbid(upward, [
      Object.keys(buildRooms)
        .filter((other) => other !== room && !below.includes(other))
        .map((other) => `../**/${other}/**`),
      `shared-content/${room} imports ${below.join(', ') || 'no other of these rooms'}: artifact ← bundling ← development; artifact ← scaffolding.`,
    ]),
  })),
  { files: ['api/**/*.ts'], rules: forbid(...aboveApi) },
  ...Object.entries(apiRooms).map(([room, below]) => ({
    files: [`api/${room}/**/*.ts`],
    ignores: ['**/*.test.ts'],
    rules: forbid(...aboveApi, [
      [
        ...Object.keys(apiRooms).filter((other) => other !== room && !below.includes(other)),
        'testing',
        'app',
        'apiRoutes',
        'server',
      ].flatMap((other) => getRoot(room).flatMap((root) => [`${root}/${other}`, `${root}/${other}/**`])),
      `api/${room} imports ${below.join(', ') || 'no other room'}: what both need moves to a room below.`,
    ]),
  })),
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  // The document contains these scripts inline, in the oldest syntax, so that old browsers run them.
  { files: ['**/*.inline.js', 'shell/site/document/loader/*.js'], rules: { 'no-var': 'off' } },
);
