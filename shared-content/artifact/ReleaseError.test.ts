import { runInNewContext } from 'node:vm';
import { ReleaseError, getExitStatus } from './ReleaseError';

it('the exit status tells a refusal, a broken store and a crash apart', () => {
  expect(getExitStatus(new ReleaseError('Too heavy.'))).toEqual({ code: 1, message: 'Too heavy.' });
  expect(getExitStatus(new ReleaseError('Corrupt.', 'broken'))).toEqual({ code: 2, message: 'Corrupt.' });
  const crash = getExitStatus(new TypeError('x is not a function'));
  expect(crash.code).toBe(3);
  expect(crash.message).toMatch(/TypeError: x is not a function\n\s+at /);
  expect(getExitStatus('a word')).toEqual({ code: 3, message: 'a word' });
});

it('names a disk that cannot be written, and the fix, in one line', () => {
  const status = (code: string, path?: string) =>
    getExitStatus(Object.assign(new Error(`${code}: said by the disk`), { code, ...(path && { path }) }));
  expect(status('EACCES', '/srv')).toEqual({
    code: 1,
    message: expect.stringMatching(/^EACCES.* Let this user/),
  });
  expect(status('EROFS', '/srv')).toEqual({ code: 1, message: expect.stringMatching(/^EROFS.* read-only/) });
  // Errors of a write name no path.
  for (const code of ['ENOSPC', 'EDQUOT', 'EIO'])
    expect(status(code)).toEqual({
      code: 1,
      message: expect.stringMatching(/^\w+: said by the disk\. .+[^\n]$/),
    });
  expect(getExitStatus(Object.assign(new Error('No port.'), { code: 'EACCES' })).code).toBe(3);
});

it('recognises a refusal thrown by another bundle’s classes', () => {
  const other: unknown = runInNewContext(
    "Object.assign(new Error('No chunk.'), { name: 'ReleaseError', ending: 'refused' })",
  );
  expect(getExitStatus(other)).toEqual({ code: 1, message: 'No chunk.' });
});
