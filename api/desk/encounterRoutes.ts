import type { FastifyInstance } from 'fastify';
import { failureLine, vitalsLine } from '../encounters/encounterLines';
import { readEncounters } from '../storage/encounters/encounterStore';
import { roomPages, rowList } from './deskPage';
import type { DeskContext } from './deskContext';
import { html } from 'shared-content/server/html';

/** Shows what visitors met, as `npm run status` prints it: failures of a day, and a week's vitals for each kind of page. */
export async function encounterRoutes(server: FastifyInstance, { config, db }: DeskContext): Promise<void> {
  const page = roomPages(config.siteName, '/visitors');
  server.get('/visitors', async (request, reply) => {
    const { failing, vitals } = await readEncounters(db);
    const pages = [...new Set(vitals.map(({ page }) => page))];
    return page(
      request,
      reply,
      'What visitors meet',
      html`<h1>What visitors meet</h1>
        <p class="lead">Counts that pages send, without anything about who visited.</p>
        <h2>Failures</h2>
        ${rowList(
          failing.map((one) => ({ who: '', facts: failureLine(one) })),
          'No failures in the last 24 hours.',
        )}
        <h2>Speed</h2>
        ${rowList(
          [undefined, ...pages].map((page) => ({
            who: page ?? 'All pages',
            facts: vitalsLine(page === undefined ? vitals : vitals.filter((figure) => figure.page === page)),
          })),
          '',
        )}`,
    );
  });
}
