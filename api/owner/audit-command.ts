import type { Command } from 'commander';
import { listAudit } from '../storage/audit/list-audit';
import { withDatabase, type OwnerContext } from './owner-context';
import { parseCount, parseId } from './parse-options';
import { table } from './table';

export function addAuditCommand(program: Command, context: OwnerContext): void {
  program
    .command('audit')
    .description('who exported, changed or erased what, from a command or the desk; newest first')
    .argument('[id]', 'only of this enquiry', parseId)
    .option('--limit <count>', 'at most so many', parseCount, 50)
    .action((subject: string | undefined, { limit }: { limit: number }) =>
      withDatabase(context, async (db) => {
        const rows = await listAudit(db, { subject, limit });
        if (rows.length === 0) return context.print('Nothing is written down yet.\n');
        context.print(
          table(
            ['When', 'Who', 'What', 'Of', 'Detail'],
            rows.map(({ at, actor, action, subject: of, detail }) => [at, actor, action, of, detail]),
          ),
        );
      }),
    );
}
