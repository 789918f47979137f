/*
 * The server of the kill test. It loads everything, then waits for a message. So a round costs only the opening of
 * the database, not the loading of the code.
 */
import type { AddressInfo } from 'node:net';
import { buildApp } from '../app';
import { readConfig } from '../config/config';
import { manyMails } from './testConfig';

process.once('message', () => {
  void (async () => {
    const server = await buildApp(readConfig(process.env), { mailLimits: manyMails });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    process.send!(port);
  })();
});
process.send!('loaded');
