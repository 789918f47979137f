import type { Bucket } from '../store/objects/Bucket';
import { bucketError } from '../store/objects/bucketError';

const requests = ['get', 'list', 'put', 'delete'] as const;
/** What changes something in the bucket. */
const writes: readonly string[] = ['put', 'delete'];

/**
 * Lets a bucket answer so many requests of one kind, and then no request at all: to the bucket, what a process does that
 * is killed there, and what one meets from which the bucket goes away there.
 *
 * @param kind which requests are counted: those that write, or those that read an object
 * @returns how many were answered, and the way back
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
