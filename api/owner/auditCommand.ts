import type { Command } from 'commander';
import { sortableTime, zoneName } from '../desk/time';
import { listAudit } from '../storage/audit/audit';
import { type OwnerContext, withDatabase } from './ownerContext';
import { parseCount, parseId } from './inputs';

export function auditCommand(program: Command, context: OwnerContext): void {
  program
    .command('audit')
    .description(
      `who exported, changed or erased what, from a command or the desk; newest first, by the time in ${zoneName}`,
    )
    .argument('[id]', 'only of this enquiry', parseId)
    .option('--limit <count>', 'at most so many', parseCount, 50)
    .action((subject: string | undefined, { limit }: { limit: number }) =>
      withDatabase(context, async (db) => {
        const lines = (await listAudit(db, { subject, limit })).map(
          ({ at, actor, action, subject: of, detail }) =>
            `${sortableTime(at)}  ${actor}: ${action}, ${of}${detail && ` (${detail})`}\n`,
        );
        context.print(lines.join('') || 'Nothing is written down yet.\n');
      }),
    );
}
