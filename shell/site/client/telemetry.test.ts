import type { Beacon } from 'shared-content/telemetry';
import type { Pins } from 'shared-content/federation';
import { reportFailure } from '../app/reportFailure';
import { watchFailures } from './telemetry';

const entry = '/assets/mfe-portfolio/3f2a00000001/remoteEntry.js';
const script = '/assets/mfe-portfolio/3f2a00000001/projects.js';
const pins: Pins = {
  shell: { version: 'f10ffb5a7d47', firstScript: {} },
  version: '3f2a00000001',
  sectionScripts: { [entry]: 'abc', [script]: 'def' },
};
/** What is known of sections. */
let versions: Partial<Record<string, string>>;

let sent: [string, Beacon][];
let answers: { plain: boolean; underHash: boolean };
const kinds = () => sent.flatMap(([, { failures = [] }]) => failures.map(({ kind }) => kind));
/** As webpack's runtime throws it: the URL is the script element's own. */
const chunkError = (url: string) =>
  Object.assign(new Error('Loading chunk projects failed.'), {
    name: 'ChunkLoadError',
    request: `${location.origin}${url}?1764000000000`,
  });
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  navigator.sendBeacon = (url, body) => Boolean(sent.push([String(url), JSON.parse(String(body)) as Beacon]));
  globalThis.fetch = ((_url: string, init?: RequestInit) =>
    init?.integrity && !answers.underHash
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ ok: answers.plain })) as never;
  // One page: its listener counts all that the tests below cause.
  watchFailures(pins, { getVersion: (name) => versions[name] });
});
beforeEach(() => {
  sent = [];
  answers = { plain: false, underHash: false };
  versions = { 'mfe-portfolio': '3f2a00000001', 'mfe-company': '5c1900000002' };
});

describe('watchFailures', () => {
  it('reports app and version of a failure at once, and each error once', async () => {
    const error = new Error('#RUNTIME-008');
    reportFailure('entry', 'mfe-portfolio', error);
    reportFailure('render', 'mfe-portfolio', error);
    await settled();
    expect(sent).toEqual([
      [
        '/api/telemetry',
        {
          shell: 'f10ffb5a7d47',
          failures: [{ kind: 'entry', app: 'mfe-portfolio', version: '3f2a00000001' }],
        },
      ],
    ]);
  });

  it('reports file, line and column of our script, and nothing of the message', async () => {
    const error = new Error('Ada typed /assets/this');
    error.stack = `${error}\n at f (https://shapla.dev/assets/mfe-company/5c1900000002/page.js:1:2345)\n at g (x.js:3:4)`;
    reportFailure('render', 'mfe-company', error);
    await settled();
    expect(JSON.stringify(sent)).toContain('"at":"mfe-company/5c1900000002/page.js:1:2345"');
    expect(JSON.stringify(sent)).not.toContain('Ada');
  });

  it('also reports a script with other bytes than pinned', async () => {
    answers = { plain: true, underHash: false };
    reportFailure('entry', 'mfe-portfolio', new Error('#RUNTIME-008'));
    await settled();
    expect(kinds()).toEqual(['entry', 'integrity']);
  });

  it('recognizes a pinned script by the URL of its retry', async () => {
    answers = { plain: true, underHash: false };
    reportFailure('script', 'mfe-portfolio', chunkError(script));
    await settled();
    expect(kinds()).toEqual(['script', 'integrity']);
  });

  it('reports no tampering of scripts that the document does not pin', async () => {
    answers = { plain: true, underHash: false };
    reportFailure('script', 'mfe-portfolio', chunkError(script.replace('projects', 'case-studies')));
    await settled();
    expect(kinds()).toEqual(['script']);
  });

  it('reports the version of another section, or the shell when it is unknown', async () => {
    reportFailure('script', 'mfe-company', new Error('one'));
    await settled();
    versions = {};
    reportFailure('entry', 'mfe-company', new Error('two'));
    await settled();
    expect(sent.flatMap(([, { failures = [] }]) => failures)).toEqual([
      { kind: 'script', app: 'mfe-company', version: '5c1900000002' },
      { kind: 'entry', app: 'shell', version: 'f10ffb5a7d47' },
    ]);
  });

  it('reports at most ten failures a page', async () => {
    for (let count = 0; count < 50; count += 1) reportFailure('render', 'shell', new Error(String(count)));
    await settled();
    // Nine were told above.
    expect(sent).toHaveLength(1);
  });
});
