import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { csvStream } from '../http/csvStream';
import { writeAudit } from '../storage/audit/audit';
import {
  countLeads,
  type SourceKind,
  sourceKinds,
  type WeekOfLeads,
} from '../storage/enquiries/readEnquiries';
import { createRoom, viewLinks } from './deskPage';
import { fieldText } from './forms';
import { html, type Html } from 'shared-content/server/html';
import type { DeskContext } from './deskPage';

const weeksShown = 8;
const weeksExported = 104;
const sourcesShown = 25;
const weekInMs = 7 * 86_400_000;
const titles: Record<SourceKind, [title: string, unknown: string]> = {
  campaign: ['Campaign', 'No campaign'],
  referrer: ['Referring site', 'Direct or unknown'],
  page: ['First page', 'Unknown'],
};

/** Shows which campaigns, sites and pages bring enquiries, week by week, and the same as CSV for two years. */
export async function leadRoutes(server: FastifyInstance, context: DeskContext): Promise<void> {
  const { db } = context;
  const wanted = (query: unknown) =>
    sourceKinds.find((kind) => kind === fieldText(query, 'by')) ?? 'referrer';

  const { page } = createRoom(server, context, { path: '/leads', current: '/leads' });
  server.get('/leads', async (request, reply) => {
    const by = wanted(request.query);
    const rows = await countLeads(db, { by, weeks: weeksShown });
    const main = html`<h1>Leads</h1>
      <p class="lead">Enquiries by source, without spam and held ones. Weeks begin on Monday.</p>
      ${viewLinks(
        'Counted by',
        sourceKinds.map((kind) => ({
          href: `/leads?by=${kind}`,
          title: titles[kind][0],
          shown: kind === by,
        })),
      )}
      ${rows.length === 0 ? html`<p class="empty">No enquiries in the last ${weeksShown} weeks.</p>` : table(rows, by)}
      <p><a class="button" href="/leads.csv?by=${by}">Two years as CSV</a></p>`;
    return page(request, reply, 'Leads', main);
  });

  server.get('/leads.csv', async (request, reply) => {
    const by = wanted(request.query);
    const rows = await countLeads(db, { by, weeks: weeksExported });
    await writeAudit(db, {
      actor: request.deskSession!.actor,
      action: 'export',
      subject: 'leads',
      detail: `${rows.length} rows`,
    });
    return reply
      .header('content-disposition', `attachment; filename="leads-by-${by}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(csvStream(Readable.from(rows)));
  });
}

function table(rows: readonly WeekOfLeads[], by: SourceKind): Html {
  const weeks = getWeeks(rows);
  const total = (some: readonly WeekOfLeads[]) => some.reduce((sum, { leads }) => sum + leads, 0);
  const sources = [...new Set(rows.map(({ source }) => source))]
    .map((source) => ({ source, own: rows.filter((row) => row.source === source) }))
    .toSorted((a, b) => total(b.own) - total(a.own));
  const cells = (some: readonly WeekOfLeads[]) =>
    html`<td><strong>${total(some)}</strong></td>
      ${weeks.map((week) => html`<td>${total(some.filter((row) => row.week === week)) || '–'}</td>`)}`;
  return html`<div class="sheet" role="region" aria-label="Leads by week" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">${titles[by][0]}</th>
          <th scope="col">Total</th>
          ${weeks.map((week) => html`<th scope="col">${shortDay(week)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${sources.slice(0, sourcesShown).map(
          ({ source, own }) =>
            html`<tr>
              <th scope="row">${source || titles[by][1]}</th>
              ${cells(own)}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          ${cells(rows)}
        </tr>
      </tfoot>
    </table>
  </div>`;
}

/** The Mondays from the newest row's to the oldest's, also those of weeks without a lead. */
function getWeeks(rows: readonly WeekOfLeads[]): string[] {
  const days = rows.map(({ week }) => Date.parse(week));
  const count = (Math.max(...days) - Math.min(...days)) / weekInMs + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Math.max(...days) - index * weekInMs).toISOString().slice(0, 10),
  );
}

const shortDay = (week: string) =>
  new Date(`${week}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
