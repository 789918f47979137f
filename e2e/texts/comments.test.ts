import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from 'shared-content/artifact/paths';
import { listFiles } from '../listFiles';

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const files = listFiles();
const code = files
  .filter((file) => /\.(tsx?|js|mjs)$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** What the comments name, as lines `file: name`. */
const findNames = (named: RegExp) =>
  code.flatMap(({ file, text }) =>
    [...text.matchAll(comment)].flatMap(([words]) =>
      [...words.matchAll(named)].map(([, name = '']) => ({ name, line: `${file}: ${name}` })),
    ),
  );

it('every file that a comment names exists, with or without its folders', () => {
  const ends = new Set(files.flatMap((file) => file.split('/').map((_, at, all) => all.slice(at).join('/'))));
  const named = findNames(/(?<![\w./@-])([\w-][\w./-]*\.(?:tsx?|md))\b/g);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name }) => !ends.has(name)).map(({ line }) => line)).toEqual([]);
});

/** Names that packages use, and an example's. */
const foreign = /^(useId|cssVariables|disableTransactions|verbatimModuleSyntax|blogHello|BlogHelloPage)$/;

it('every camel-case name in backticks within a comment occurs in code', () => {
  const used = new Set(code.flatMap(({ text }) => text.replace(comment, '').match(/[\w$]+/g) ?? []));
  const named = findNames(/`([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?:\(\))?`/g);
  expect(named.length).toBeGreaterThan(30);
  const lost = named.filter(({ name }) => !used.has(name) && !foreign.test(name));
  expect(lost.map(({ line }) => line)).toEqual([]);
});
