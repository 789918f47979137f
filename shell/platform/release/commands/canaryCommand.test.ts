import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from 'api/config';
import { siteServer } from '../../serve/siteServer';
import { readCanary } from '../../store/state';
import { type CanaryLaboratory, canaryLaboratory, portfolio } from '../../testing/canaryLaboratory';

let lab: CanaryLaboratory;
beforeAll(async () => void (lab = await canaryLaboratory()));
afterAll(() => lab?.close());
afterEach(async () => {
  if (readCanary(lab.siteFolder)) await lab.site('canary', 'end');
});

it('a canary is a generation beside the live one, shown in status and history', async () => {
  const live = await lab.siteFolder.current();
  const said = await lab.release(portfolio('tried'), '--canary', '10', '--reason', 'new tiles');
  expect(said).toMatch(/^Canary: mfe-portfolio \w{12} in generation \w{12} for 10 % of new visitors$/m);
  expect(said).toMatch(/^ {2}~ mfe-portfolio \w+ → \w+$/m);
  expect(await lab.siteFolder.current()).toBe(live);
  expect([await lab.liveWord('projects.html'), await lab.triedWord('projects.html')]).toEqual([
    'one',
    'tried',
  ]);
  const line =
    /^canary for 10 % of new visitors: mfe-portfolio \w+ in generation \w+, since .* UTC \[by .* on .*, "new tiles"\]$/m;
  expect(await lab.site('canary')).toMatch(line);
  const status = await lab.site('status');
  expect(status).toMatch(line);
  expect(await lab.site('history', '--most', '1')).toMatch(
    /canary {4}mfe-portfolio \w+ in generation \w+ for 10 % of new visitors \[by .*"new tiles"\]/,
  );
  const { id, generation } = lab.canaryNow();
  expect(await lab.site('diff', 'canary')).toMatch(
    /^ {2}~ text of \/projects \(mfe-portfolio\)\n {6}- one\n {6}\+ tried$/m,
  );
  expect(await lab.site('canary', '50')).toMatch(/is for 50 % of new visitors, after 10 %\./);
  expect(lab.canaryNow()).toMatchObject({ id, generation, share: 50 });
  expect(await lab.site('canary', 'end')).toContain('has ended: its visitors get the live site');
  expect(await lab.site('canary')).toBe('No canary runs.');
  expect(await lab.site('history', '--most', '1')).toMatch(/canary {4}mfe-portfolio .* has ended/);
  expect(await lab.siteFolder.current()).toBe(live);
});

it.each(['0', '100', '-1', '5.5', 'all'])('%s is refused as a percentage', async (share) => {
  expect(await lab.release(portfolio('tried'), '--canary', share)).toMatch(/refused: .*from 1 to 99/);
  expect(await lab.site('canary', share)).toMatch(/refused: /);
  expect(readCanary(lab.siteFolder)).toBeUndefined();
});

it('obeys every rule of a release, and a dry run selects no visitors', async () => {
  const broken = { ...portfolio('broken'), render: 'throw new Error("no data")' };
  expect(await lab.release(broken, '--canary', '10')).toMatch(/refused: .*no data/);
  expect(await lab.release(portfolio('one'), '--canary', '10')).toMatch(/refused: .*is live already/);
  expect(await lab.release(portfolio('tried'), '--canary', '10', '--dry-run')).toContain(
    'no visitor gets it',
  );
  expect(readCanary(lab.siteFolder)).toBeUndefined();
  for (const step of ['20', 'promote', 'end'])
    expect(await lab.site('canary', step)).toMatch(
      /refused: No canary runs\. npm run release -- <app> --canary 10/,
    );
});

it('promote makes the canary live, and the history says so', async () => {
  await lab.release(portfolio('promoted'), '--canary', '10');
  const { generation } = lab.canaryNow();
  expect(await lab.site('canary', 'promote')).toMatch(/^Live: mfe-portfolio \w+ in generation/m);
  expect(await lab.siteFolder.current()).toBe(generation);
  expect(readCanary(lab.siteFolder)).toBeUndefined();
  expect(await lab.site('history', '--most', '1')).toMatch(
    /release {3}mfe-portfolio .*"was a canary for 10 % since/,
  );
  expect(await lab.site('rollback', 'mfe-portfolio')).toMatch(/^Live: mfe-portfolio/m);
  expect(await lab.liveWord('projects.html')).toBe('one');
});

it('--prove checks a canary before any visitor gets it, and ends a wrong one', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const server = await siteServer({ siteFolder: lab.siteFolder, config, withApi: false });
  try {
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const prove = ['--prove', origin, '--prove-timeout', '10'];
    expect(await lab.release(portfolio('proven'), '--canary', '99', ...prove)).toMatch(/^Canary: /m);
    expect(await lab.site('canary', 'promote', ...prove)).toMatch(/^Live: /m);
    // Removes a script that the canary's documents pin.
    const version = `sed -n 's/.*"mfe-portfolio": "\\(.*\\)".*/\\1/p' ${lab.siteFolder.path}/pages/$SITE_GENERATION/versions.json`;
    const hook = `rm -r ${lab.siteFolder.path}/assets/mfe-portfolio/$(${version})`;
    const said = await lab.release(
      portfolio('lost'),
      '--canary',
      '10',
      '--prove',
      origin,
      '--prove-timeout',
      '10',
      '--before-switch',
      hook,
    );
    expect(said).toMatch(/refused: .*answers 404.*The canary has ended: no visitor has seen it\.$/m);
    expect(readCanary(lab.siteFolder)).toBeUndefined();
  } finally {
    await server.close();
  }
});

it('hooks run before the first visitor gets the canary and after it starts', async () => {
  const shares = path.join(lab.folder, 'shares');
  const note = `grep -h '"share"' ${lab.siteFolder.path}/state.json >> ${shares}; echo $SITE_GENERATION >> ${shares}`;
  await lab.release(portfolio('hooked'), '--canary', '10', '--before-switch', note, '--after-switch', note);
  const { generation } = lab.canaryNow();
  expect((await readFile(shares, 'utf8')).match(/\d+(?=,)|^\w{12}$/gm)).toEqual([
    '0',
    generation,
    '10',
    generation,
  ]);
  expect(await lab.release(portfolio('failed'), '--canary', '10', '--before-switch', 'false')).toMatch(
    /refused: /,
  );
  await lab.site('canary', 'end');
  expect(await lab.release(portfolio('failed'), '--canary', '10', '--before-switch', 'false')).toMatch(
    /refused: "false" ended with 1.*The canary has ended/,
  );
  expect(readCanary(lab.siteFolder)).toBeUndefined();
});
