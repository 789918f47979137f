import { validateWorkflow } from '@action-validator/core';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pMap from 'p-map';
import { root } from 'shared-content/artifact/paths';
import type { Command } from 'commander';
import { ownerProgram } from '../../api/owner/ownerProgram';
import { readConfig } from 'api/config';
import { siteProgram } from '../../shell/platform/release/cli';
import { listFiles } from '../listFiles';

const documents = listFiles().filter((file) => file.endsWith('.md'));
const readmes = documents.filter((file) => path.basename(file) === 'README.md');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const workspaces = '(?:shell|mfe-[a-z-]+|api|shared-content|e2e)';
/** A path within the repository: in backticks, or at the start of a diagram's node. */
const named = new RegExp(`(?:\`|\\[")(${workspaces}/[\\w./-]*\\w)`, 'g');

it.each(readmes)('every path that %s names exists', (document) => {
  const places = [...new Set([...read(document).matchAll(named)].map(([, place]) => place!))];
  expect(places.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
});

const workflows = readdirSync(path.join(root, '.github/workflows')).map(
  (name) => `.github/workflows/${name}`,
);

/** Files whose comments a newcomer follows as a README. */
const commented = ['.env.example', 'compose.yaml', 'Containerfile', ...workflows];
const commentsIn = (file: string) =>
  [...read(file).matchAll(/(?:^|\s)# ?(.*)$/gm)].map(([, words]) => words!).join('\n');

it.each(commented)('every file and heading that a comment of %s names exists', (file) => {
  const links = [
    ...commentsIn(file).matchAll(
      /(?<![\w./:-])([\w-]+(?:\/[\w.-]+)*\/[\w.-]+\.(?:md|ts|sh|yml))(?:#([\w-]+))?/g,
    ),
  ];
  const dead = links.filter(([, place, anchor]) => {
    if (!existsSync(path.join(root, place!))) return true;
    return anchor !== undefined && !anchorsOf(place!).includes(anchor);
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

/** GitHub's anchor of a heading. */
const anchorFor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replace(/ /g, '-');

const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, words]) => anchorFor(words!));

it.each(documents)('every link of %s has a target', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
  const dead = links.filter(([, place, anchor]) => {
    const target = place ? path.posix.join(path.posix.dirname(document), place) : document;
    if (!existsSync(path.join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

it.each(workflows)('%s is a valid GitHub workflow', (workflow) => {
  expect(validateWorkflow(read(workflow)).errors).toEqual([]);
});

function scriptsIn(folder: string): Record<string, string> {
  const { scripts = {} } = JSON.parse(read(path.posix.join(folder, 'package.json'))) as {
    scripts?: Record<string, string>;
  };
  return scripts;
}

const getFolder = (workspace?: string) =>
  workspace === undefined ? '' : workspace === 'shell' ? 'shell/site' : workspace;

it.each([...readmes, ...commented])('every npm script that %s names exists', (document) => {
  const calls = [...read(document).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)(?: -w ([\w-]+))?/g)];
  const missing = calls.filter(([, script, workspace]) => !scriptsIn(getFolder(workspace))[script!]);
  expect(missing.map(([call]) => call)).toEqual([]);
});

/** Commands without `--help`, each with the test that runs it. */
const runElsewhere: Record<string, string> = {
  dev: 'e2e/development.spec.ts',
  'federation-cost': 'e2e/federationCost.spec.ts',
  size: '.ci/size.mjs',
  'bench:clicks': 'e2e/bench/realClicks.ts',
  art: 'shell/site/art/outputs.test.ts',
  browsers: 'e2e/runTests.test.ts',
  pictures: 'e2e/browsers/pictures.ts',
};

/** `npm run …` in code blocks: the script, its words before the first option, and its options. */
function commandsIn(text: string) {
  const blocks = [
    ...[...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block!),
    ...[...text.matchAll(/(?:^ {4}.*\n)+/gm)].map(([block]) => block),
  ];
  const lines = blocks
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/\s#.*/, ''));
  return lines.flatMap((line) => {
    const call = /npm run (?:--silent )?([a-z][\w:-]*)(?: -w ([\w-]+))?(?: -- (.*))?/.exec(line);
    if (!call) return [];
    const [, script, workspace, rest = ''] = call;
    const words = rest.split(/[;|<>]| (?=>)/)[0]!.trim();
    return [
      {
        line: line.trim(),
        script: script!,
        workspace,
        subcommands: words.split(/\s+/).filter((word) => /^[a-z][a-z-]*$/.test(word)),
        options: words.match(/(?<=^|\s)--[a-z-]+/g) ?? [],
      },
    ];
  });
}

const context = {
  config: readConfig({}),
  open: () => Promise.reject(new Error('no database')),
  print() {},
  actor: 'nobody',
};
/** Programs of many commands, which firstCommands.test.ts starts. Starting each command takes seconds. */
const programs: Record<string, () => Command> = {
  'shell/platform/release/cli.ts': siteProgram,
  'owner/owner.ts': () => ownerProgram(context),
};

/** The help of a command. */
async function getHelp(
  script: string,
  workspace: string | undefined,
  subcommands: string[],
): Promise<string> {
  const [, file = '', name] =
    /-- (\S+)(?: (\S+))?$/.exec(scriptsIn(getFolder(workspace))[script] ?? '') ?? [];
  if (!(file in programs)) {
    const where = workspace ? ['-w', workspace] : [];
    const args = ['run', '--silent', script, ...where, '--', ...subcommands, '--help'];
    return promisify(execFile)('npm', args, { cwd: root }).then(({ stdout }) => stdout);
  }
  let command = programs[file]?.();
  for (const word of name === undefined ? subcommands : [name])
    command = command?.commands.find((one) => one.name() === word);
  if (!command) throw new Error(`${file} has no command ${name ?? subcommands.join(' ')}.`);
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
  return text;
}

it('every command of the READMEs runs, with the options that they name', async () => {
  const commands = readmes.flatMap((readme) => commandsIn(read(readme)));
  expect(commands.length).toBeGreaterThan(20);
  for (const test of Object.values(runElsewhere)) expect(existsSync(path.join(root, test))).toBe(true);
  const tried = commands.filter(({ script }) => !(script in runElsewhere));
  const helps = new Map<string, Promise<string>>();
  const help = (script: string, workspace: string | undefined, subcommands: string[]) => {
    const key = [script, workspace, ...subcommands].join(' ');
    const text = helps.get(key) ?? getHelp(script, workspace, subcommands);
    helps.set(key, text);
    return text;
  };
  const missing = await pMap(
    tried,
    async ({ line, script, workspace, subcommands, options }) => {
      // Only commands of the API have subcommands; elsewhere, words are names of apps.
      const text = await help(script, workspace, workspace === 'api' ? subcommands.slice(0, 2) : []);
      const unknown = options.filter((option) => !text.includes(option));
      return unknown.length > 0 ? `${line}: ${unknown.join(', ')} not in its help` : [];
    },
    { concurrency: 3 },
  );
  expect(missing.flat()).toEqual([]);
});
