import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { errorLine } from '../error-line';

type Callback = (error: Error | null, result?: unknown) => void;
type Command = (...args: [...unknown[], Callback]) => void;

/** After a failure Redis is left alone for so long: visitors must not wait for one that does not answer. */
const restMilliseconds = 1_000;

/**
 * What @fastify/rate-limit asks of a Redis client. A command that fails, or gets no answer in time, makes those of the
 * next second fail at once. The log has one line when Redis goes and one when it is back.
 */
export function impatientRedis(redis: Redis, log: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
  let away = false;
  let askAgainAt = 0;

  const wentAway = (error: Error) => {
    if (!away) log.warn(`Redis is away, submissions are not counted until it is back: ${errorLine(error)}`);
    away = true;
  };
  // Without a listener, every attempt to connect again would print its failure.
  redis.on('error', wentAway);

  const guard =
    (command: Command): Command =>
    (...args) => {
      const done = args.at(-1) as Callback;
      // A clock that is set back must not make this a day.
      if (performance.now() < askAgainAt) return done(new Error('Redis is away'));
      const answered: Callback = (error, result) => {
        if (error) {
          askAgainAt = performance.now() + restMilliseconds;
          wentAway(error);
          return done(error);
        }
        if (away) log.info('Redis is back, submissions are counted again');
        away = false;
        done(null, result);
      };
      command(...(args.slice(0, -1) as unknown[]), answered);
    };

  const client: Record<string, unknown> & { defineCommand: Redis['defineCommand'] } = {
    defineCommand: (name, definition) => {
      redis.defineCommand(name, definition);
      const commands = redis as unknown as Record<string, Command>;
      client[name] = guard((...args) => commands[name]!.call(redis, ...args));
    },
  };
  return client;
}
