import type { FastifyInstance } from 'fastify';
import { cleanEmail } from 'shared-content/forms';
import { html } from 'shared-content/server/html';
import { describeRecords, erasePerson, readPersonRecords } from '../storage/people/personRecords';
import { type DeskContext, getField, refuseForm, sendPage } from './deskPage';

/** Everything about one email address, as the privacy policy promises: what is kept, an export, an erasure. */
export async function personPage(server: FastifyInstance, { db }: DeskContext): Promise<void> {
  const getEmail = (fields: unknown): string => {
    const email = cleanEmail(getField(fields, 'email'));
    return /^[^\s@]+@[^\s@]+$/.test(email) ? email : refuseForm('No address');
  };

  server.get('/person', async ({ query }, reply) => {
    const email = getField(query, 'email') === '' ? undefined : getEmail(query);
    const found = email === undefined ? undefined : describeRecords(await readPersonRecords(db, email));
    const main = html`<p class="lead">What is kept about an address, to hand out or to erase.</p>
      <form class="bar" action="/person">
        <div class="grow">
          <label for="email">Email address</label>
          <input id="email" name="email" type="email" value="${email}" required />
        </div>
        <button>Look up</button>
      </form>
      ${
        found !== undefined &&
        html`<p>Kept about ${email}: ${found}.</p>
          <p><a class="button" href="/person.json?email=${encodeURIComponent(email!)}">Export as JSON</a></p>
          <form class="panel" method="post" action="/person/erase">
            <input type="hidden" name="email" value="${email}" />
            <label class="check"
              ><input type="checkbox" name="sure" value="yes" required /> Erase all of it; this cannot be
              undone</label
            >
            <button class="danger below">Erase permanently</button>
          </form>`
      }`;
    const notice =
      getField(query, 'done') === 'erase'
        ? 'Erased. Backups, mails that were sent and your newsletter service are yours to clear.'
        : undefined;
    return sendPage(reply, { title: 'Personal data', current: '/person', notice, main });
  });

  server.get('/person.json', async ({ query, actor, log }, reply) => {
    const records = await readPersonRecords(db, getEmail(query));
    log.warn({ actor }, 'Personal data exported at the desk');
    return reply
      .header('content-disposition', 'attachment; filename="person.json"')
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(records, null, 2)}\n`);
  });

  server.post('/person/erase', async ({ body, actor, log }, reply) => {
    const email = getEmail(body);
    if (getField(body, 'sure') !== 'yes') refuseForm('Not sure');
    const erased = describeRecords(await readPersonRecords(db, email));
    await erasePerson(db, email);
    log.warn({ actor, erased }, 'A person erased at the desk');
    return reply.redirect('/person?done=erase', 303);
  });
}
