import { changedApps } from './history';
import { generationTimeline, versionTimeline } from './timeline';
import type { HistoryEntry } from './state.contract';

/**
 * A history in short: `release a1 b1`, `rollback a1`. An app keeps its version where a step does not name it;
 * `-a` removes it. A generation is named after its versions, as the store does.
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

describe('the versions of an app that a rollback can go back to', () => {
  it.each([
    [['release a1'], 'a1'],
    [['release a1', 'release a2', 'release a3'], 'a1 a2 a3'],
    // Twice goes two steps: never to the version that was left first.
    [['release a1', 'release a2', 'release a3', 'rollback a2'], 'a1 a2'],
    [['release a1', 'release a2', 'release a3', 'rollback a2', 'rollback a1'], 'a1'],
    [['release a1', 'release a2', 'release a3', 'rollback a2', 'release a4'], 'a1 a2 a4'],
    [['release a1', 'release a2', 'release a3', 'rollback a2', 'release a4', 'rollback a2'], 'a1 a2'],
    [['release a1', 'release a2', 'release a3', 'rollback a1'], 'a1'],
    // Named, or released again, a version that was rolled back comes back.
    [['release a1', 'release a2', 'rollback a1', 'rollback a2'], 'a2'],
    [['release a1', 'release a2', 'rollback a1', 'release a2'], 'a1 a2'],
    [['release a1', 'release a2', 'release a1', 'rollback a2'], 'a2'],
    // Other apps' releases and rollbacks are no steps of this one.
    [['release a1 b1', 'release a2', 'release b2', 'rollback b1'], 'a1 a2'],
    [['start a1', 'start a2', 'settings', 'release b1', 'rollback a1'], 'a1'],
    // A kill between switch and history: what had been live before was gone back to.
    [['release a1', 'release a2', 'release a3', 'recovered a2'], 'a1 a2'],
    [['release a1', 'recovered a2'], 'a1 a2'],
  ])('%j → %s', (steps, expected) => {
    expect(versionTimeline(getHistory(...steps), 'a').join(' ')).toBe(expected);
  });
});

describe('the whole generations that a rollback can go back to', () => {
  it.each([
    [['release a1 b1', 'release a2', 'release b2'], 'a1b1 a2b1 a2b2'],
    [['release a1 b1', 'release a2', 'release b2', 'rollback b1'], 'a1b1 a2b1'],
    [['release a1 b1', 'release a2', 'release b2', 'rollback b1', 'rollback a1'], 'a1b1'],
    [['release a1 b1', 'release a2 b2', 'rollback a1 b1', 'release a3'], 'a1b1 a3b1'],
    // a2 was left alone: no way back leads to it, although a2b1 was the generation before.
    [['release a1 b1', 'release a2', 'release b2', 'rollback a1'], 'a1b1 a1b2'],
    [['release a1 b1', 'release a2', 'rollback a1', 'release b2'], 'a1b1 a1b2'],
    // An app that was added and taken away again.
    [['release a1', 'release b1', 'rollback -b'], 'a1'],
  ])('%j → %s', (steps, expected) => {
    const states = generationTimeline(getHistory(...steps));
    expect(states.map(({ generation }) => generation).join(' ')).toBe(expected);
  });
});
