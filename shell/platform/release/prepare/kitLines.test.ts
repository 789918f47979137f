import { Command } from 'commander';
import { apps } from 'shared-content/federation';
import type { KitTypes } from 'shared-content/artifact/build.contract';
import { readHistory } from '../../store/history';
import { fakeMachine } from '../../testing/fakeMachine';
import { fakeSite, releaseFake } from '../../testing/fakeSite';
import { saidBy } from '../../testing/saidBy';
import { startBucketServer } from '../../testing/startBucketServer';

const hero = (...props: readonly string[]): KitTypes[string] => ({
  kind: 'component',
  members: Object.fromEntries(props.map((name) => [name, { optional: true, types: ['string'] }])),
});
const first: KitTypes = { Hero: hero('title'), Plate: hero() };
const second: KitTypes = { Hero: hero('title', 'tone'), Tabs: hero('items') };
const lines = [
  '~ Hero of shared-content/ui (used by mfe-company, mfe-contact, mfe-portfolio, mfe-services): takes "tone" (string)',
  '- Plate of shared-content/ui',
  '+ Tabs of shared-content/ui, a component: items?',
];

it('a release of the shell says what changed in the kit, history and status keep it; other releases say nothing of it', async () => {
  const store = await fakeSite();
  const said: string[] = [];
  const release = (dist: Parameters<typeof releaseFake>[1]) =>
    releaseFake(store, dist, { say: (line) => void said.push(line) });
  await release({ app: 'shell', word: 'two', kitTypes: first });
  await release({ app: 'mfe-services', word: 'two' });
  await release({ app: 'shell', word: 'three', kitTypes: second });
  expect(said.slice(-4)).toEqual([
    'What changes in the kit, for who writes sections:',
    ...lines.map((line) => `  ${line}`),
  ]);
  await release({ app: 'mfe-services', word: 'three' });
  expect((await readHistory(store)).map(({ kit }) => kit)).toEqual([
    undefined,
    ['+ Hero of shared-content/ui, a component: title?', '+ Plate of shared-content/ui, a component'],
    undefined,
    lines,
    undefined,
  ]);

  process.env.SITE_DIR = store.folder;
  const { historyCommand } = await import('../commands/historyCommand');
  const { statusCommand } = await import('../commands/statusCommand');
  const site = (name: string) => {
    const program = new Command('site').exitOverride();
    for (const add of [historyCommand, statusCommand]) add(program);
    return saidBy(program, [name]);
  };
  for (const name of ['history', 'status'])
    for (const line of lines) expect(await site(name)).toContain(`kit: ${line}`);
  delete process.env.SITE_DIR;
});

it('in a bucket the entry that all machines read has it', async () => {
  const server = await startBucketServer();
  const machine = await fakeMachine(await server.open());
  const other = await fakeMachine(machine.place.objects);
  try {
    await machine.release(apps.map(({ name: app }) => ({ app, word: 'one', kitTypes: first })));
    await machine.release([{ app: 'shell', word: 'two', kitTypes: second }]);
    await other.refresh();
    expect((await readHistory(other.store)).map(({ kit }) => kit)).toEqual([undefined, lines]);
  } finally {
    for (const { close } of [machine, other]) await close();
    await server.end();
  }
});
