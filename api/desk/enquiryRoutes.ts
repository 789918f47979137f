import type { FastifyInstance } from 'fastify';
import { html, type Html } from 'shared-content/server/html';
import { listAudit } from '../storage/audit/audit';
import {
  countEnquiries,
  type EnquiryFilter,
  findEnquiry,
  listEnquiries,
  type ListedEnquiry,
  listReplies,
} from '../storage/enquiries/readEnquiries';
import { createRoom, type DeskContext, getNotices, type ListRow, rowList, viewLinks } from './deskPage';
import { departmentField, departmentNames, departments, enquiryActions, replyAction } from './enquiryActions';
import { enquiryPage, statusBadge } from './enquiryPage';
import { barForm, idPattern } from './forms';
import { actionRoutes } from './ownerActions';
import { age } from '../mail/time';

const pageSize = 25;

/** The desk's lists, in the order in which a working day needs them. */
const views = [
  { name: 'open', title: 'To answer', filter: { status: 'new', held: false } },
  { name: 'overdue', title: 'Overdue', filter: { overdue: true } },
  { name: 'held', title: 'Held', filter: { held: true, status: 'new' } },
  { name: 'answered', title: 'Answered', filter: { status: 'answered' } },
  { name: 'spam', title: 'Spam', filter: { status: 'spam' } },
  { name: 'all', title: 'All', filter: {} },
] as const satisfies readonly { name: string; title: string; filter: EnquiryFilter }[];

type ViewName = (typeof views)[number]['name'];

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
    return room.page(request, reply, 'Enquiries', enquiryList({ counts, rows, shown, filter }));
  });

  server.get<{ Params: { id: string } }>(`/enquiries/:id(${idPattern})`, async (request, reply) => {
    const { id } = request.params;
    const found = await findEnquiry(db, id);
    if (!found) return room.missing(request, reply);
    const main = enquiryPage({
      ...found,
      replies: await listReplies(db, id),
      trail: await listAudit(db, { subject: id, limit: 20 }),
      session: request.deskSession!,
      config,
    });
    return room.page(request, reply, `${found.enquiry.first_name} ${found.enquiry.last_name}`, main);
  });

  actionRoutes(server, context, room, actions, async (id) => (await findEnquiry(db, id))?.enquiry);
}

/** One view of the enquiries, with filters and a link to older ones. */
function enquiryList({
  counts,
  rows,
  shown,
  filter: { search, department, before },
}: {
  counts: Awaited<ReturnType<typeof countEnquiries>>;
  /** One row more than a page shows, if there are more. */
  rows: ListedEnquiry[];
  shown: ViewName;
  filter: EnquiryFilter;
}): Html {
  const address = (change: Record<string, string | undefined>) => {
    const given = { view: shown, q: search, department, ...change };
    const query = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return `/enquiries?${new URLSearchParams(query).toString()}`;
  };
  const page = rows.slice(0, pageSize);
  const { overdue } = counts;
  return html`<h1>Enquiries</h1>
    <p class="lead">
      ${`${overdue === 0 ? 'No enquiry is' : overdue === 1 ? '1 enquiry is' : `${overdue} enquiries are`} older than the promised 24 hours.`}
    </p>
    ${viewLinks(
      'Lists',
      views.map(({ name, title }) => ({
        href: address({ view: name }),
        title: html`${title}
          <span class="count ${name === 'overdue' && overdue > 0 && 'alarm'}">${counts[name]}</span>`,
        shown: name === shown,
      })),
    )}
    ${barForm(
      '/enquiries',
      [
        { name: 'view', type: 'hidden', value: shown },
        { name: 'q', label: 'Search in names, addresses, messages and notes', type: 'search', value: search },
        { ...departmentField, value: department, choices: [['', 'All'], ...departmentField.choices] },
      ],
      'Search',
    )}
    ${shown === 'held' && html`<p><a href="/blocked">Blocked senders</a></p>`}
    ${rowList(page.map(toRow), 'No enquiries here.')}
    ${
      (before !== undefined || rows.length > pageSize) &&
      html`<nav class="pager" aria-label="Pages">
        ${before !== undefined && html`<a class="button" href="${address({})}">Newest</a>`}
        ${rows.length > pageSize && html`<a class="button" href="${address({ before: page.at(-1)!.id })}">Older</a>`}
      </nav>`
    }`;
}

const toRow = (enquiry: ListedEnquiry): ListRow => ({
  who: html`<a href="/enquiries/${enquiry.id}">${enquiry.first_name} ${enquiry.last_name}</a>
    ${enquiry.company !== '' && html`<span>${enquiry.company}</span>`}`,
  facts: html`${statusBadge(enquiry)} ${departmentNames[enquiry.department]},
    <time datetime="${enquiry.created_at.toISOString()}">${age(enquiry.created_at)} ago</time>`,
  said: enquiry.description.slice(0, 300),
});
