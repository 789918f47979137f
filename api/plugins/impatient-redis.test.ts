import { EventEmitter } from 'node:events';
import type { Redis } from 'ioredis';
import { impatientRedis } from './impatient-redis';

type Callback = (error: Error | null, result?: unknown) => void;

/** A client whose answers the test gives. */
function fakeRedis() {
  const asked: Callback[] = [];
  const redis = Object.assign(new EventEmitter(), {
    defineCommand: (name: string) => {
      Object.assign(redis, { [name]: (...args: unknown[]) => asked.push(args.at(-1) as Callback) });
    },
  });
  return { redis: redis as unknown as Redis, asked };
}

describe('impatientRedis', () => {
  let now = 0;
  beforeEach(() => {
    now = 10_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  const open = () => {
    const { redis, asked } = fakeRedis();
    const log = { warn: jest.fn(), info: jest.fn() };
    const client = impatientRedis(redis, log);
    client.defineCommand('rateLimit', { numberOfKeys: 1, lua: '' });
    const answers: unknown[] = [];
    const ask = () =>
      (client.rateLimit as (...args: unknown[]) => void)(
        'key',
        60_000,
        3,
        (error: Error | null, result: unknown) => answers.push(error?.message ?? result),
      );
    return { redis, asked, log, answers, ask };
  };

  it('passes commands and answers on', () => {
    const { asked, answers, ask, log } = open();
    ask();
    asked[0]!(null, [1, 60_000]);
    expect(answers).toEqual([[1, 60_000]]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('asks nothing for a second after a failure, so that nobody waits for the next one', () => {
    const { asked, answers, ask } = open();
    ask();
    asked[0]!(new Error('Command timed out'));
    for (let count = 0; count < 100; count += 1) ask();
    expect(asked).toHaveLength(1);
    expect(answers).toHaveLength(101);
    now += 1_000;
    ask();
    expect(asked).toHaveLength(2);
  });

  it('says once that Redis went and once that it is back', () => {
    const { redis, asked, ask, log } = open();
    redis.emit('error', new Error('connect ECONNREFUSED'));
    redis.emit('error', new Error('connect ECONNREFUSED'));
    for (const outcome of [new Error('timed out'), new Error('timed out'), null, null]) {
      ask();
      asked.at(-1)!(outcome, [1, 1]);
      now += 1_000;
    }
    expect(log.warn.mock.calls).toEqual([
      ['Redis is away, submissions are not counted until it is back: connect ECONNREFUSED'],
    ]);
    expect(log.info).toHaveBeenCalledTimes(1);
  });
});
