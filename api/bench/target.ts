import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { contactSchema, type ContactPayload } from 'shared-content/forms';
import { buildApp } from '../app';
import { readConfig } from '../config/config';
import { newId } from '../storage/engine/identifiers';
import type { TargetKind } from './startTarget';

let mails = 0;

const builders: Record<TargetKind, () => Promise<FastifyInstance>> = {
  bare: async () => {
    const server = Fastify();
    server.post('/api/contact', async () => ({ success: true }));
    return server;
  },
  validated: async () => {
    const server = Fastify();
    server.post('/api/contact', { schema: { body: contactSchema } }, async () => ({ success: true }));
    return server;
  },
  insert: async () => {
    const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
    await pool.query('create table plain (id uuid primary key, email text not null, body jsonb not null)');
    const server = Fastify();
    server.post<{ Body: ContactPayload }>(
      '/api/contact',
      { schema: { body: contactSchema } },
      async ({ body }) => {
        await pool.query({
          name: 'plain',
          text: 'insert into plain values ($1, $2, $3)',
          values: [newId(), body.email, JSON.stringify(body)],
        });
        return { success: true };
      },
    );
    return server;
  },
  // The whole API, except the captcha (a third-party server). The mail server accepts each mail at once.
  api: () =>
    buildApp(readConfig(process.env), {
      verifyCaptcha: async () => ({ outcome: 'passed' }),
      mailTransport: {
        send: async () => void (mails += 1),
        outcome: 'sent',
        close: () => {},
        description: 'nowhere',
      },
    }),
};

const server = await builders[process.argv[2] as TargetKind]();
await server.listen({ port: 0, host: '127.0.0.1' });
process.on('message', () => process.send!(mails));
process.send!((server.server.address() as AddressInfo).port);
