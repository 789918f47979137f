import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { filledConfig } from '../testing/filledConfig';
import { openLoggingApp } from '../testing/openLoggingApp';
import { openTestApp } from '../testing/openTestApp';
import { until } from '../testing/until';
import { keepDeskOpen } from './deskServer';

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

it('the desk starts as soon as its port is free', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { app, db, config, close } = await openTestApp();
  const where = { port, host: '127.0.0.1', url: undefined, users: [] };
  const desk = keepDeskOpen({ config, db }, where, app.log, 10);
  await desk.opened;
  other.close();
  await once(other, 'close');
  const answer = await until('a desk', () => fetch(`http://127.0.0.1:${port}/enquiries`).catch(() => false));
  expect(await (answer as Response).text()).toContain('No enquiries here.');
  await desk.close();
  await close();
});
