import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { appName } from 'shared-content/artifact/build.shape';
import { asJson } from 'shared-content/artifact/durable';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { list, object, parseShape, text } from 'shared-content/artifact/shape';
import type { Listed, ObjectStore } from './objects/ObjectStore';

// `inbox/<app>/<time>-<random>.tgz` is an artifact that a team has sent, `….json` beside it the answer. A team's key can
// only add objects below its own prefix. One job with the releasing key answers.

/** What became of an artifact. */
export interface InboxAnswer {
  readonly outcome: 'released' | 'refused' | 'failed';
  /** What the release printed. */
  readonly lines: readonly string[];
}

const answerShape = object({ outcome: text(/^(?:released|refused|failed)$/), lines: list(text()) });

/** An artifact in the inbox. */
export interface Sent {
  readonly key: string;
  readonly app: string;
  readonly bytes: number;
}

const getAnswerKey = (key: string) => key.replace(/\.tgz$/, '.json');

/** Adds an artifact to an app's inbox; resolves to its key. */
export async function send(store: ObjectStore, app: string, artifact: Buffer): Promise<string> {
  const time = store.now().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const key = `inbox/${app}/${time}-${randomBytes(6).toString('hex')}.tgz`;
  if ((await store.put(key, artifact, { tag: null })) === undefined)
    throw new ReleaseError(`${key} is in ${store.name} already. Send it again.`);
  return key;
}

/** Waits for the answer to what was sent. @throws ReleaseError when none comes in time */
export async function waitForAnswer(store: ObjectStore, key: string, seconds: number): Promise<InboxAnswer> {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const found = await store.get(getAnswerKey(key));
    if (found)
      return parseShape(found.body, answerShape, (fault) => new ReleaseError(`${key}: ${fault}`, 'broken'));
    if (performance.now() > until)
      throw new ReleaseError(
        `No answer to ${key} within ${seconds} s. It stays in the inbox: does the job (npm run inbox) run?`,
      );
    await wait(2_000);
  }
}

/** Answers what a team has sent; an earlier answer stays. */
export const answer = async (store: ObjectStore, { key }: Sent, given: InboxAnswer): Promise<void> =>
  void (await store.put(getAnswerKey(key), asJson(given), { tag: null }));

/**
 * What the inbox has, oldest first.
 *
 * @returns artifacts without an answer, and the keys of objects that have been there for thirty days
 */
export async function readInbox(store: ObjectStore): Promise<{ waiting: Sent[]; old: string[] }> {
  const all = await store.list('inbox/');
  const keys = new Set(all.map(({ key }) => key));
  const toSent = ({ key, bytes }: Listed): Sent[] => {
    const [, app = '', name] = /^inbox\/([^/]+)\/(\d{14}-[0-9a-f]{12}\.tgz)$/.exec(key) ?? [];
    return name !== undefined && appName(app, '') === undefined ? [{ key, app, bytes }] : [];
  };
  const waiting = all.flatMap(toSent).filter(({ key }) => !keys.has(getAnswerKey(key)));
  const isOld = ({ modified }: Listed) => store.now().getTime() - modified.getTime() > 30 * 86_400_000;
  const byTime = (a: Sent, b: Sent) => (a.key.replace(/^.*\//, '') < b.key.replace(/^.*\//, '') ? -1 : 1);
  return { waiting: waiting.sort(byTime), old: all.filter(isOld).map(({ key }) => key) };
}
