/*
 * A server that is there to be killed: everything is loaded, then it waits for the word. That way a round of the kill
 * test costs the opening of the database, not the loading of the code.
 */
import type { AddressInfo } from 'node:net';
import { buildApp } from '../app';
import { readConfig } from '../config/config';

process.once('message', () => {
  void (async () => {
    const server = await buildApp(readConfig(process.env));
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    process.send!(port);
  })();
});
process.send!('loaded');
