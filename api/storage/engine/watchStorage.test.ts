import { watchStorage } from './outage';

const failure = (code: string, message = code) => Object.assign(new Error(message), { code });

it('reports an unreachable database as an outage, but not a slow statement', () => {
  const log = { error: jest.fn(), warn: jest.fn() };
  const watch = watchStorage(log);
  watch.failed(failure('57014', 'canceling statement due to statement timeout'));
  watch.failed(new Error('Query read timeout'));
  expect(log.error.mock.calls.map(([, words]: unknown[]) => words)).toEqual([
    'A statement took longer than its time limit and was given up',
  ]);
  watch.failed(failure('ECONNREFUSED'));
  expect(log.error.mock.calls.at(-1)?.[1]).toMatch(/^The database is away/);
});
