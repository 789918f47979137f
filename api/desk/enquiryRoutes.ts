import type { FastifyInstance } from 'fastify';
import { listAudit } from '../storage/audit/audit';
import { countEnquiries, findEnquiry, listEnquiries, repliesTo } from '../storage/enquiries/readEnquiries';
import { createRoom, getNotices } from './deskPage';
import { enquiriesMain, pageSize, views } from './enquiriesMain';
import { departments, enquiryActions, replyAction } from './enquiryActions';
import { enquiryMain } from './enquiryMain';
import { idPattern } from './forms';
import { actionRoutes } from './ownerActions';
import type { DeskContext } from './deskContext';

/** The list, one enquiry, and the forms that change it. */
export async function enquiryRoutes(server: FastifyInstance, context: DeskContext): Promise<void> {
  const { config, db } = context;
  const actions = [replyAction, ...enquiryActions];
  const room = createRoom(server, context, {
    path: '/enquiries',
    current: '/enquiries',
    thing: 'enquiry',
    notices: getNotices(actions),
  });

  server.get<{ Querystring: Record<string, string | undefined> }>('/enquiries', async (request, reply) => {
    const { view, department, q, before } = request.query;
    const { name: shown, filter: chosen } = views.find(({ name }) => name === view) ?? views[0];
    const filter = {
      ...chosen,
      department: departments.find((name) => name === department),
      search: q?.trim() || undefined,
      before: new RegExp(`^${idPattern}$`).test(before ?? '') ? before : undefined,
    };
    const counts = await countEnquiries(db);
    const rows = await listEnquiries(db, { ...filter, limit: pageSize + 1 });
    return room.page(request, reply, 'Enquiries', enquiriesMain({ counts, rows, shown, filter }));
  });

  server.get<{ Params: { id: string } }>(`/enquiries/:id(${idPattern})`, async (request, reply) => {
    const { id } = request.params;
    const found = await findEnquiry(db, id);
    if (!found) return room.missing(request, reply);
    const main = enquiryMain({
      ...found,
      replies: await repliesTo(db, id),
      trail: await listAudit(db, { subject: id, limit: 20 }),
      session: request.deskSession!,
      config,
    });
    return room.page(request, reply, `${found.enquiry.first_name} ${found.enquiry.last_name}`, main);
  });

  actionRoutes(server, context, room, actions, async (id) => (await findEnquiry(db, id))?.enquiry);
}
