import { validateWorkflow } from '@action-validator/core';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from 'shared-content/build/paths';

const documents = ['README.md', 'api/README.md', 'shell/platform/README.md'];
const workspaces = '(?:shell|mfe-[a-z-]+|api|shared-content|e2e)';
/** A path within the repository: in backticks, or at the start of a node of a picture. */
const named = new RegExp(`(?:\`|\\[")(${workspaces}/[\\w./-]*\\w)`, 'g');

it.each(documents)('each place that %s names is there', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const places = [...new Set([...text.matchAll(named)].map(([, place]) => place!))];
  expect(places).not.toHaveLength(0);
  expect(places.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
});

const workflows = readdirSync(path.join(root, '.github/workflows')).map(
  (name) => `.github/workflows/${name}`,
);

it.each(workflows)('%s is a workflow as GitHub reads it', (workflow) => {
  expect(validateWorkflow(readFileSync(path.join(root, workflow), 'utf8')).errors).toEqual([]);
});

it.each([...documents, ...workflows])('each npm script that %s names exists', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const scriptsOf = (folder: string) =>
    Object.keys(
      (JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as { scripts?: object })
        .scripts ?? {},
    );
  const own = new Set([...scriptsOf(''), 'test']);
  const calls = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)(?: -w ([\w-]+))?/g)];
  const missing = calls.filter(([, script, workspace]) =>
    workspace
      ? !scriptsOf(workspace === 'shell' ? 'shell/site' : workspace).includes(script!)
      : !own.has(script!),
  );
  expect(missing.map(([call]) => call)).toEqual([]);
});
