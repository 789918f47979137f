import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openLoggingApp } from '../testing/openLoggingApp';
import { testConfig } from '../testing/testConfig';

it('a port that is taken keeps the desk from being served, and not the site', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const instance = await openLoggingApp(testConfig({ DESK_PORT: String(port) }), {});
  expect((await instance.server.inject('/api/readyz')).statusCode).toBe(200);
  expect(instance.log.text()).toContain(`The desk is not served: DESK_PORT ${port}`);
  await instance.server.close();
  other.close();
});
