import { Alarm } from './Alarm';

const minute = 60_000;

describe('Alarm', () => {
  let now = 0;
  let told: [number, string][];
  const open = () =>
    new Alarm(
      3,
      (_what, failures, since) => told.push([failures, since.toISOString().slice(11, 16)]),
      () => now,
    );
  beforeEach(() => {
    now = Date.UTC(2026, 10, 22, 14, 2);
    told = [];
  });

  it('warns at the third failure within ten minutes', () => {
    const alarm = open();
    for (let failures = 0; failures < 3; failures += 1) {
      alarm.count('a');
      now += 4 * minute;
    }
    expect(told).toEqual([[3, '14:02']]);
  });

  it('does not warn of less frequent failures', () => {
    const alarm = open();
    for (let failures = 0; failures < 20; failures += 1) {
      alarm.count('a');
      now += 6 * minute;
    }
    expect(told).toEqual([]);
  });

  it('warns of each version once a minute while failures continue', () => {
    const alarm = open();
    for (let second = 0; second < 180; second += 1) {
      alarm.count(second % 2 ? 'a' : 'b');
      now += 1_000;
    }
    expect(told).toHaveLength(6);
  });
});
