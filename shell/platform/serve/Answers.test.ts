import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, Answers } from './Answers';

const answer = (bytes: number): Answer => ({
  body: Buffer.alloc(bytes),
  etag: '"1"',
  headers: { ETag: '"1"' },
  unchanged: { ETag: '"1"' },
});
const made = (bytes: number) => () => Promise.resolve(answer(bytes));

describe('answers in memory', () => {
  it('never take more bytes than they may, however many are made', async () => {
    const answers = new Answers(1 << 20);
    for (let index = 0; index < 500; index += 1) {
      await answers.make(`/page-${index}`, made(20_000));
      expect(answers.size).toBeLessThanOrEqual(1 << 20);
    }
    expect(answers.size).toBeGreaterThan(900_000);
  });

  it('count what their heads take, too', async () => {
    const answers = new Answers(1 << 20);
    for (let index = 0; index < 2_000; index += 1) await answers.make(`/${index}`, made(1));
    let kept = 0;
    for (let index = 0; index < 2_000; index += 1) kept += Number(answers.get(`/${index}`) !== undefined);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(300);
  });

  it('lose first what nobody has asked for the longest time', async () => {
    const answers = new Answers(100_000, 50_000);
    await answers.make('/old', made(30_000));
    await answers.make('/asked', made(30_000));
    await answers.make('/old', made(30_000));
    expect(answers.get('/asked')).toBeDefined();
    await answers.make('/new', made(40_000));
    expect([answers.get('/old'), answers.get('/asked')].map(Boolean)).toEqual([false, true]);
  });

  it('give a large one to who asks for it, and do not keep it', async () => {
    const answers = new Answers(1 << 20);
    expect((await answers.make('/film', made(500_000)))?.body).toHaveLength(500_000);
    expect(answers.get('/film')).toBeUndefined();
    expect(answers.size).toBe(0);
  });

  it('are made once for all who ask meanwhile', async () => {
    const answers = new Answers(1 << 20);
    let reads = 0;
    const read = async () => {
      reads += 1;
      await wait(20);
      return answer(10);
    };
    const all = await Promise.all(Array.from({ length: 50 }, () => answers.make('/', read)));
    expect(reads).toBe(1);
    expect(new Set(all).size).toBe(1);
  });

  it('are tried again after a failure', async () => {
    const answers = new Answers(1 << 20);
    await expect(answers.make('/', () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
    expect(await answers.make('/', () => Promise.resolve(undefined))).toBeUndefined();
    expect(await answers.make('/', made(10))).toBeDefined();
  });
});
