import { logoList } from './logoList';
import { marks } from './marks';

describe('logoList', () => {
  it('has fifty distinct companies with valid file names', () => {
    const names = logoList.map(({ name }) => name);
    expect(new Set(names).size).toBe(50);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('uses each mark for one company', () => {
    const used = logoList.flatMap(({ mark }) => mark ?? []);
    expect(new Set(used).size).toBe(used.length);
    expect([...used].sort()).toEqual(Object.keys(marks).sort());
  });
});
