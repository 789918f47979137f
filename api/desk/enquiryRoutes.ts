import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { removeMailFiles } from '../mail/removeMailFiles';
import { listAudit } from '../storage/audit/listAudit';
import type { Department, EnquiryStatus } from '../storage/engine/database';
import {
  correctEnquiry,
  deleteEnquiry,
  moveEnquiry,
  noteEnquiry,
  setEnquiryStatus,
} from '../storage/enquiries/changeEnquiry';
import { correctableColumns } from '../storage/engine/enquiryColumns';
import { findEnquiry } from '../storage/enquiries/findEnquiry';
import { countEnquiries, listEnquiries } from '../storage/enquiries/listEnquiries';
import { releaseEnquiry } from '../storage/enquiries/releaseEnquiry';
import { repliesTo, replyToEnquiry } from '../storage/enquiries/replyToEnquiry';
import { roomPages } from './deskPage';
import type { DeskContext } from './deskContext';
import { departments, enquiriesMain, pageSize } from './enquiriesMain';
import { enquiryMain } from './enquiryMain';
import { idPattern, refuseForm } from './formFields';
import { html } from 'shared-content/server/html';
import { getFilter, type ViewName, views } from './views';

type Form = Record<string, string | undefined>;

/** The confirmation of each form. The address carries the key, never the sentence. */
const notices: Record<string, string> = {
  status: 'The status is changed.',
  department: 'Moved; the department is told by mail.',
  note: 'The note is saved.',
  correct: 'The correction is saved.',
  release: 'Released; its mails are on their way.',
  reply: 'The answer is on its way; the enquiry is answered.',
  delete: 'The enquiry is deleted.',
  nothing: 'Nothing had to be changed.',
};

/** The list, one enquiry, and the forms that change it. They call the same functions as the owner's commands. */
export async function enquiryRoutes(
  server: FastifyInstance,
  { config, db, wake }: DeskContext,
): Promise<void> {
  const page = roomPages(config.siteName, '/enquiries', notices);
  const missing = (request: FastifyRequest, reply: FastifyReply) =>
    page(
      request,
      reply.code(404),
      'No such enquiry',
      html`<h1>There is no such enquiry</h1>
        <p><a href="/enquiries">To the enquiries</a></p>`,
    );

  server.get<{ Querystring: Form }>('/enquiries', async (request, reply) => {
    const { view, department, q, before } = request.query;
    const shown: ViewName = views.find(({ name }) => name === view)?.name ?? 'open';
    const filter = {
      ...getFilter(shown),
      department: departments.find((name) => name === department),
      search: q?.trim() || undefined,
      before: new RegExp(`^${idPattern}$`).test(before ?? '') ? before : undefined,
    };
    const [counts, rows] = [
      await countEnquiries(db),
      await listEnquiries(db, { ...filter, limit: pageSize + 1 }),
    ];
    return page(request, reply, 'Enquiries', enquiriesMain({ counts, rows, shown, filter }));
  });

  server.get<{ Params: { id: string } }>(`/enquiries/:id(${idPattern})`, async (request, reply) => {
    const found = await findEnquiry(db, request.params.id);
    if (!found) return missing(request, reply);
    return page(
      request,
      reply,
      `${found.enquiry.first_name} ${found.enquiry.last_name}`,
      enquiryMain({
        ...found,
        replies: await repliesTo(db, request.params.id),
        trail: await listAudit(db, { subject: request.params.id, limit: 20 }),
        session: request.deskSession!,
        config,
      }),
    );
  });

  /** Registers one form: runs its action, then shows the enquiry with the result. */
  const form = (name: string, act: (id: string, fields: Form, actor: string) => Promise<boolean>) =>
    server.post<{ Params: { id: string }; Body: Form }>(
      `/enquiries/:id(${idPattern})/${name}`,
      async (request, reply) => {
        const { id } = request.params;
        if (!(await findEnquiry(db, id))) return missing(request, reply);
        const done = await act(id, request.body, request.deskSession!.actor);
        return reply.redirect(`/enquiries/${id}?done=${done ? name : 'nothing'}`, 303);
      },
    );
  const statuses: readonly EnquiryStatus[] = ['new', 'answered', 'spam'];
  const wanted = <T extends string>(value: string | undefined, allowed: readonly T[]): T =>
    allowed.find((candidate) => candidate === value) ?? refuseForm('A value that no form offers');

  form('status', (id, { status }, actor) =>
    setEnquiryStatus(db, id, wanted(status, statuses), actor, { tell: config.webhook !== undefined }),
  );
  form('department', async (id, { department }, actor) => {
    const moved = await moveEnquiry(db, id, wanted<Department>(department, departments), actor);
    wake?.();
    return moved;
  });
  form('note', (id, { note = '' }, actor) => noteEnquiry(db, id, typed(note).slice(0, 5_000), actor));
  form('reply', async (id, { reply = '', body = '' }, actor) => {
    if (!new RegExp(`^${idPattern}$`).test(reply) || typed(body) === '') refuseForm('No answer');
    const tell = config.webhook !== undefined;
    const replied = await replyToEnquiry(db, id, typed(body).slice(0, 20_000), {
      replyId: reply,
      actor,
      tell,
    });
    wake?.();
    return replied;
  });
  form('release', async (id, _fields, actor) => {
    const released = await releaseEnquiry(db, id, { actor, webhook: config.webhook !== undefined });
    wake?.();
    return released;
  });
  form('correct', (id, fields, actor) => {
    const given = correctableColumns().map(({ key, correctedBy }) => [
      key,
      corrected(fields[key], correctedBy),
    ]);
    return correctEnquiry(db, id, Object.fromEntries(given), actor);
  });
  server.post<{ Params: { id: string }; Body: Form }>(
    `/enquiries/:id(${idPattern})/delete`,
    async (request, reply) => {
      const { id } = request.params;
      wanted(request.body.sure, ['yes']);
      const mails = await deleteEnquiry(db, id, request.deskSession!.actor);
      if (!mails) return missing(request, reply);
      removeMailFiles(config.dataDir, mails);
      return reply.redirect('/enquiries?done=delete', 303);
    },
  );
}

/** Normalizes line breaks and removes other control characters. */
function typed(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Normalizes a correction to one line. An email that is no address is no correction: undefined. */
function corrected(text: string | undefined, type: string | undefined): string | undefined {
  if (text === undefined || (type === 'email' && !/^[^\s@]+@[^\s@]+$/.test(text.trim()))) return undefined;
  return typed(text).replace(/\s+/g, ' ').slice(0, 200);
}
