import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { readyLines } from './readyLines';

const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

describe('the ready message', () => {
  it('names localhost, or the address that the server listens on', async () => {
    expect(await readyLines('http://127.0.0.1:9')).toEqual(['Ready: http://localhost:9 (site and /api)']);
    expect(await readyLines('http://192.0.2.7:80')).toEqual(['Ready: http://192.0.2.7:80 (site and /api)']);
  });

  (hasIpv6 ? it : it.skip)(
    'is the plain address where another program has the port on [::1] alone',
    async () => {
      const other = createServer((socket) => socket.destroy()).listen(0, '::1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      expect(await readyLines(`http://127.0.0.1:${port}`)).toEqual([
        `Ready: http://127.0.0.1:${port} (site and /api)`,
        expect.stringMatching(new RegExp(`^Another program has port ${port} on \\[::1\\]`)),
      ]);
      other.close();
    },
  );
});
