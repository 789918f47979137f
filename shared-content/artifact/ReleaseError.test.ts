import { runInNewContext } from 'node:vm';
import { ReleaseError, getExitStatus } from './ReleaseError';

it('tells a pipeline whether a command was refused, met something broken, or crashed', () => {
  expect(getExitStatus(new ReleaseError('Too heavy.'))).toEqual({ code: 1, words: 'Too heavy.' });
  expect(getExitStatus(new ReleaseError('Torn.', 'broken'))).toEqual({ code: 2, words: 'Torn.' });
  const crash = getExitStatus(new TypeError('x is not a function'));
  expect(crash.code).toBe(3);
  expect(crash.words).toMatch(/TypeError: x is not a function\n\s+at /);
  expect(getExitStatus('a word')).toEqual({ code: 3, words: 'a word' });
});

it('says in one line which folder cannot be written', () => {
  const refused = Object.assign(new Error("EROFS: read-only file system, mkdir '/srv'"), {
    code: 'EROFS',
    path: '/srv',
  });
  expect(getExitStatus(refused)).toEqual({
    code: 1,
    words: expect.stringMatching(/^EROFS.*'\/srv'\. Let this user/),
  });
  expect(getExitStatus(Object.assign(new Error('No port.'), { code: 'EACCES' })).code).toBe(3);
});

it('recognizes a refusal of the composer, although its classes come from another bundle', () => {
  const other: unknown = runInNewContext(
    "Object.assign(new Error('No chunk.'), { name: 'ReleaseError', ending: 'refused' })",
  );
  expect(getExitStatus(other)).toEqual({ code: 1, words: 'No chunk.' });
});
