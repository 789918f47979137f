import { changedApps, generationTimeline, versionTimeline } from './history';
import type { HistoryEntry } from './state.contract';

/**
 * A history in short: `release a1 b1`, `rollback a1`. An app keeps its version in a step that does not name it; `-a`
 * removes it. Generations are named after their versions, as in the store.
 */
function getHistory(...steps: readonly string[]): HistoryEntry[] {
  let versions: Record<string, string> = {};
  return steps.map((step, index) => {
    const [action = '', ...named] = step.split(' ');
    const before = versions;
    versions = { ...versions };
    for (const name of named)
      if (name.startsWith('-')) delete versions[name.slice(1)];
      else versions[name[0] ?? ''] = name;
    return {
      at: new Date(index * 1000).toISOString(),
      action: action as HistoryEntry['action'],
      apps: changedApps(before as HistoryEntry['versions'], versions as HistoryEntry['versions']),
      generation: Object.values(versions).sort().join(''),
      versions: versions as HistoryEntry['versions'],
    };
  });
}

describe('versions of an app that rollback can restore', () => {
  it.each([
    [['release a1'], 'a1'],
    [['release a1', 'release a2', 'release a3'], 'a1 a2 a3'],
    // Two rollbacks go two steps back: the second never returns to the version that the first left.
    [['release a1', 'release a2', 'release a3', 'rollback a2'], 'a1 a2'],
    [['release a1', 'release a2', 'release a3', 'rollback a2', 'rollback a1'], 'a1'],
    [['release a1', 'release a2', 'release a3', 'rollback a2', 'release a4'], 'a1 a2 a4'],
    [['release a1', 'release a2', 'release a3', 'rollback a2', 'release a4', 'rollback a2'], 'a1 a2'],
    [['release a1', 'release a2', 'release a3', 'rollback a1'], 'a1'],
    // A version that was rolled back returns only when it is named or released again.
    [['release a1', 'release a2', 'rollback a1', 'rollback a2'], 'a2'],
    [['release a1', 'release a2', 'rollback a1', 'release a2'], 'a1 a2'],
    [['release a1', 'release a2', 'release a1', 'rollback a2'], 'a2'],
    // Other apps' releases and rollbacks do not count as steps of this app.
    [['release a1 b1', 'release a2', 'release b2', 'rollback b1'], 'a1 a2'],
    [['start a1', 'start a2', 'settings', 'release b1', 'rollback a1'], 'a1'],
  ])('%j → %s', (steps, expected) => {
    expect(versionTimeline(getHistory(...steps), 'a').join(' ')).toBe(expected);
  });
});

describe('whole generations that rollback can restore', () => {
  it.each([
    [['release a1 b1', 'release a2', 'release b2'], 'a1b1 a2b1 a2b2'],
    [['release a1 b1', 'release a2', 'release b2', 'rollback b1'], 'a1b1 a2b1'],
    [['release a1 b1', 'release a2', 'release b2', 'rollback b1', 'rollback a1'], 'a1b1'],
    [['release a1 b1', 'release a2 b2', 'rollback a1 b1', 'release a3'], 'a1b1 a3b1'],
    // The rollback of a2 removes every generation that has it, a2b1 too, although that one was live before.
    [['release a1 b1', 'release a2', 'release b2', 'rollback a1'], 'a1b1 a1b2'],
    [['release a1 b1', 'release a2', 'rollback a1', 'release b2'], 'a1b1 a1b2'],
    // An app was added and removed again.
    [['release a1', 'release b1', 'rollback -b'], 'a1'],
  ])('%j → %s', (steps, expected) => {
    const states = generationTimeline(getHistory(...steps));
    expect(states.map(({ generation }) => generation).join(' ')).toBe(expected);
  });
});
