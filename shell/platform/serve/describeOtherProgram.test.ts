import { once } from 'node:events';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describeOtherProgram } from './describeOtherProgram';

const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

(hasIpv6 ? describe : describe.skip)('another program on [::1] of the port', () => {
  let other: Server;
  let port: number;
  beforeAll(async () => {
    other = createServer((socket) => socket.destroy()).listen(0, '::1');
    await once(other, 'listening');
    ({ port } = other.address() as AddressInfo);
  });
  afterAll(() => other.close());
  const at = (address: string) => ({ address, port, family: address.includes(':') ? 'IPv6' : 'IPv4' });

  it.each(['127.0.0.1', '0.0.0.0'])('is told to a server on %s', async (address) => {
    expect(await describeOtherProgram([at(address)])).toBe(
      `Another program has port ${port} on [::1], which browsers may use for localhost: open http://127.0.0.1:${port}, or set another PORT.`,
    );
  });

  it('is the server itself where it listens on both, and does not matter to another address', async () => {
    expect(await describeOtherProgram([at('127.0.0.1'), at('::1')])).toBeUndefined();
    expect(await describeOtherProgram([at('192.0.2.7')])).toBeUndefined();
  });

  it('is absent where nothing answers', async () => {
    const free = createServer().listen(0, '::1');
    await once(free, 'listening');
    const unused = { ...at('127.0.0.1'), port: (free.address() as AddressInfo).port };
    free.close();
    await once(free, 'close');
    expect(await describeOtherProgram([unused])).toBeUndefined();
  });
});
