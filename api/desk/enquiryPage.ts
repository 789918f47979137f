import type { FastifyInstance } from 'fastify';
import {
  deleteEnquiry,
  moveEnquiry,
  noteEnquiry,
  releaseEnquiry,
  setEnquiryStatus,
} from '../storage/enquiries/changeEnquiry';
import { findEnquiry } from '../storage/enquiries/readEnquiries';
import { type DeskContext, getField, idPattern, refuseForm, sendPage } from './deskPage';
import { departments, enquiryMarkup, statuses } from './enquiryMarkup';

type Change = (id: string, body: unknown) => Promise<boolean>;

/** One enquiry (enquiryMarkup.ts), and what its forms change. */
export async function enquiryPage(server: FastifyInstance, { config, db, wake }: DeskContext): Promise<void> {
  const webhook = config.webhook !== undefined;
  const getChosen = <T extends string>(body: unknown, name: string, choices: readonly T[]): T =>
    choices.find((choice) => choice === getField(body, name)) ?? refuseForm('A value that no form offers');

  /** What each form does, and the notice about it. A change returns false where nothing had to be changed. */
  const changes: Record<string, { readonly done: string; readonly run: Change }> = {
    release: {
      done: 'Released. Its mails are on their way.',
      run: (id) => releaseEnquiry(db, id, { webhook }),
    },
    status: {
      done: 'The status is changed.',
      run: (id, body) => setEnquiryStatus(db, id, getChosen(body, 'status', statuses)),
    },
    note: {
      done: 'The note is saved.',
      run: (id, body) => noteEnquiry(db, id, getField(body, 'note').replaceAll('\r\n', '\n').trim()),
    },
    department: {
      done: 'Moved. The department gets a mail.',
      run: (id, body) => moveEnquiry(db, id, getChosen(body, 'department', departments)),
    },
    delete: {
      done: 'The enquiry is deleted.',
      run: (id, body) => {
        if (getField(body, 'sure') !== 'yes') refuseForm('Not sure');
        return deleteEnquiry(db, id);
      },
    },
  };

  server.get<{ Params: { id: string } }>(`/enquiries/:id(${idPattern})`, async ({ params, query }, reply) => {
    const found = await findEnquiry(db, params.id);
    if (!found) return reply.callNotFound();
    const done = getField(query, 'done');
    return sendPage(reply, {
      title: `${found.enquiry.first_name} ${found.enquiry.last_name}`,
      current: '/enquiries',
      notice: done === 'nothing' ? 'Nothing had to be changed.' : changes[done]?.done,
      main: enquiryMarkup(found.enquiry, found.mails),
    });
  });

  for (const [name, { run }] of Object.entries(changes))
    server.post<{ Params: { id: string } }>(
      `/enquiries/:id(${idPattern})/${name}`,
      async ({ params: { id }, body, actor, log }, reply) => {
        if (!(await findEnquiry(db, id))) return reply.callNotFound();
        const changed = await run(id, body);
        wake?.();
        if (changed) log.warn({ actor, enquiry: id, change: name }, 'Enquiry changed at the desk');
        const path = changed && name === 'delete' ? '/enquiries' : `/enquiries/${id}`;
        return reply.redirect(`${path}?done=${changed ? name : 'nothing'}`, 303);
      },
    );
}
