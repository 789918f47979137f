import type { AppBuild } from 'shared-content/artifact/build.contract';
import { type KitChange, kitChanges } from '../../compose/checks/kitChanges';
import type { Store } from '../../store/Store';
import type { Versions } from '../../store/state.contract';

/**
 * Lists what a switch to another shell changes for authors of sections: exports of its kit that were added, removed
 * or changed. It names the sections going live with it that use them.
 *
 * @param before the live versions; undefined for the first composition
 */
export async function kitLines(
  store: Store,
  before: Versions | undefined,
  after: Versions,
): Promise<readonly string[]> {
  if (!before || before.shell === after.shell) return [];
  // A shell that is torn or removed cannot be compared with.
  const getBuild = (app: string, version = ''): Promise<AppBuild | undefined> =>
    store.build(app, version).catch(() => undefined);
  const [old, next] = [await getBuild('shell', before.shell), await getBuild('shell', after.shell)];
  if (!old || old.format !== next?.format) return [];
  const changes = kitChanges(old.kit.types, next.kit.types);
  if (changes.length === 0) return [];
  const sections = Object.entries(after)
    .filter(([app]) => app !== 'shell')
    .sort();
  const usage = await Promise.all(
    sections.map(async ([app, version]) => ({ app, uses: (await getBuild(app, version))?.kit.usage ?? {} })),
  );
  const getUsers = ({ door, name }: KitChange) =>
    usage.filter(({ uses }) => uses[door]?.includes(name)).map(({ app }) => app);
  return changes.map((change) => getLine(change, getUsers(change)));
}

function getLine({ door, name, is, words }: KitChange, users: readonly string[]): string {
  if (is === 'new') return `+ ${name} of ${door}, ${words.join()}`;
  if (is === 'gone') return `- ${name} of ${door}`;
  const used = users.length > 0 ? ` (used by ${users.join(', ')})` : '';
  return `~ ${name} of ${door}${used}: ${words.join('; ')}`;
}
