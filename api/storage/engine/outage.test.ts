import { guardStorage, isOutage, silentLog } from './outage';

const failure = (code: string, severity?: string) => Object.assign(new Error(code), { code, severity });
const fail = (error: unknown, log = silentLog) =>
  guardStorage(log)
    .guard(() => Promise.reject(error))
    .catch((thrown: unknown) => thrown);

describe('guardStorage', () => {
  it.each([
    '08006',
    '25006',
    '28P01',
    '3D000',
    '40001',
    '40P01',
    '42501',
    '53100',
    '57014',
    '57P01',
    '58030',
    'XX000',
  ])('throws an outage for %s of the server', async (code) =>
    expect(isOutage(await fail(failure(code, 'FATAL')))).toBe(true),
  );

  it.each(['22P02', '23505', '42P01', '25001'])('throws %s of the server as it is', async (code) => {
    const error = failure(code, 'ERROR');
    expect(await fail(error)).toBe(error);
  });

  it('throws a defect as it is', async () => {
    const error = new TypeError('Do not know how to serialize a BigInt');
    expect(await fail(error)).toBe(error);
  });

  it('throws an outage for a broken connection, with the cause’s code and message', async () => {
    const outage = await fail(new AggregateError([failure('ECONNREFUSED'), failure('ENETUNREACH')]));
    expect([isOutage(outage), (outage as Error).message]).toEqual([true, 'ECONNREFUSED, ENETUNREACH']);
    expect(await fail(failure('CERT_HAS_EXPIRED'))).toMatchObject({ code: 'CERT_HAS_EXPIRED' });
  });

  it('logs an unreachable database as an outage, and a slow statement as slow', async () => {
    const log = { error: jest.fn(), warn: jest.fn() };
    await fail(failure('57014', 'ERROR'), log);
    await fail(new Error('Query read timeout'), log);
    await fail(failure('ECONNREFUSED'), log);
    expect(log.error.mock.calls.map(([, words]: unknown[]) => words)).toEqual([
      ...Array(2).fill('A statement took longer than its time limit and was given up'),
      'The database is away: forms are answered with 503 until it is back',
    ]);
  });
});
