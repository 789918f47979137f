import type { Bucket } from '../store/objects/Bucket';
import { bucketError } from '../store/objects/Bucket';

const requests = ['get', 'list', 'put', 'delete'] as const;
/** Requests that change the bucket. */
const writes: readonly string[] = ['put', 'delete'];

/**
 * Lets a bucket answer a number of requests of one kind, and then no request at all. For the bucket, this is a
 * process that is killed there. For the process, it is a bucket that goes away there.
 *
 * @param kind of requests that count: those that write, or those that read an object
 * @returns the number of answered requests, and a function that restores the bucket
 */
export function cutOff(bucket: Bucket, kind: 'write' | 'read', answered = Infinity) {
  let count = 0;
  const isCounted = (name: string) => (kind === 'write' ? writes.includes(name) : name === 'get');
  const away = () =>
    bucketError(Object.assign(new Error('cut'), { code: 'ECONNREFUSED' }), 'go on', bucket.name);
  const spies = requests.map((name) => {
    const real = (bucket[name] as (...args: unknown[]) => Promise<unknown>).bind(bucket);
    return jest
      .spyOn(bucket as unknown as Record<string, typeof real>, name)
      .mockImplementation(async (...args) => {
        if (count >= answered) throw away();
        if (isCounted(name)) count += 1;
        return real(...args);
      });
  });
  return {
    count: () => count,
    restore() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
