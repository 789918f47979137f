import type { FastifyInstance } from 'fastify';
import { html, type Html } from 'shared-content/server/html';
import { formatCsv } from '../http/formatCsv';
import { age } from '../mail/time';
import type { Enquiry } from '../storage/engine/database';
import { countWaiting, exportEnquiries, listEnquiries } from '../storage/enquiries/readEnquiries';
import { type DeskContext, getField, sendPage } from './deskPage';
import { departmentNames, statusBadge } from './enquiryMarkup';

const pageSize = 25;

/** The list of enquiries, those that wait first, with a search and an export of what it finds. */
export async function enquiryList(server: FastifyInstance, { db }: DeskContext): Promise<void> {
  const getSearch = (query: unknown) => getField(query, 'q').trim() || undefined;

  server.get('/enquiries', async ({ query }, reply) => {
    const search = getSearch(query);
    const page = Math.max(1, Number.parseInt(getField(query, 'page'), 10) || 1);
    // One row more than a page shows, to know whether there is another page.
    const rows = await listEnquiries(db, { search, limit: pageSize + 1, offset: (page - 1) * pageSize });
    const { open, held } = await countWaiting(db);
    const address = (path: string, number?: number) => {
      const given = { ...(search && { q: search }), ...(number && { page: String(number) }) };
      return `${path}?${new URLSearchParams(given).toString()}`;
    };
    const main = html`<p class="lead">${`${open} to answer, ${held} of them held.`}</p>
      <form class="bar" role="search" action="/enquiries">
        <div class="grow">
          <label for="q">Search in names, addresses, messages and notes</label>
          <input id="q" name="q" type="search" value="${search}" />
        </div>
        <button>Search</button>
        <a class="button" href="${address('/enquiries.csv')}">Export as CSV</a>
      </form>
      ${
        rows.length === 0
          ? html`<p class="empty">No enquiries here.</p>`
          : html`<ul class="rows">
              ${rows.slice(0, pageSize).map(listItem)}
            </ul>`
      }
      ${
        (page > 1 || rows.length > pageSize) &&
        html`<nav class="pager" aria-label="Pages">
          ${page > 1 && html`<a class="button" href="${address('/enquiries', page - 1)}">Previous</a>`}
          ${rows.length > pageSize && html`<a class="button" href="${address('/enquiries', page + 1)}">Next</a>`}
        </nav>`
      }`;
    const notice = getField(query, 'done') === 'delete' ? 'The enquiry is deleted.' : undefined;
    return sendPage(reply, { title: 'Enquiries', current: '/enquiries', notice, main });
  });

  server.get('/enquiries.csv', async ({ query, actor, log }, reply) => {
    log.warn({ actor }, 'Enquiries exported at the desk');
    return reply
      .header('content-disposition', 'attachment; filename="enquiries.csv"')
      .type('text/csv; charset=utf-8')
      .send(formatCsv(await exportEnquiries(db, getSearch(query))));
  });
}

const listItem = (enquiry: Enquiry): Html =>
  html`<li>
    <div class="who">
      <a href="/enquiries/${enquiry.id}">${enquiry.first_name} ${enquiry.last_name}</a>
      ${enquiry.company !== '' && html`<span>${enquiry.company}</span>`}
    </div>
    <div class="facts">
      ${statusBadge(enquiry)} ${departmentNames[enquiry.department]},
      <time datetime="${enquiry.created_at.toISOString()}">${age(enquiry.created_at)} ago</time>
    </div>
    <div class="said">${enquiry.description.slice(0, 300)}</div>
  </li>`;
