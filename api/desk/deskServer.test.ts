import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { filledConfig } from '../testing/filledConfig';
import { openLoggingApp } from '../testing/openLoggingApp';

it('the site starts without the desk when DESK_PORT is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const instance = await openLoggingApp(await filledConfig({ DESK_PORT: String(port) }), {});
  expect((await instance.server.inject('/api/readyz')).statusCode).toBe(200);
  expect(instance.log.text()).toContain(`The desk is not served: DESK_PORT ${port}`);
  await instance.server.close();
  other.close();
});
