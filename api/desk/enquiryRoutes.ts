import type { FastifyInstance } from 'fastify';
import { removeMailFiles } from '../mail/mailFiles';
import { listAudit } from '../storage/audit/audit';
import { deleteEnquiry } from '../storage/enquiries/changeEnquiry';
import { countEnquiries, findEnquiry, listEnquiries } from '../storage/enquiries/readEnquiries';
import { repliesTo } from '../storage/enquiries/replyToEnquiry';
import { actionForms, fieldText, idPattern, refuseForm } from './actionForms';
import { getNotices, missingPage, roomPages } from './deskPage';
import { enquiriesMain, getFilter, pageSize, type ViewName, views } from './enquiriesMain';
import { departments, enquiryActions } from './enquiryActions';
import { enquiryMain } from './enquiryMain';
import type { DeskContext } from './deskContext';

/** The list, one enquiry, and the forms that change it. */
export async function enquiryRoutes(server: FastifyInstance, context: DeskContext): Promise<void> {
  const { config, db } = context;
  const page = roomPages(config.siteName, '/enquiries', {
    ...getNotices(enquiryActions),
    delete: 'The enquiry is deleted.',
  });
  const missing = missingPage(page, 'enquiry', '/enquiries');

  server.get<{ Querystring: Record<string, string | undefined> }>('/enquiries', async (request, reply) => {
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

  actionForms(server, context, enquiryActions, {
    base: '/enquiries',
    find: (id) => findEnquiry(db, id),
    missing,
  });
  server.post<{ Params: { id: string } }>(`/enquiries/:id(${idPattern})/delete`, async (request, reply) => {
    const { id } = request.params;
    if (fieldText(request.body, 'sure') !== 'yes') refuseForm('Not sure');
    const mails = await deleteEnquiry(db, id, request.deskSession!.actor);
    if (!mails) return missing(request, reply);
    removeMailFiles(config.dataDir, mails);
    return reply.redirect('/enquiries?done=delete', 303);
  });
}
