import type { Command } from 'commander';
import { listAudit } from '../storage/audit/listAudit';
import { withDatabase, type OwnerContext } from './ownerContext';
import { parseCount, parseId } from './parseOptions';
import { table } from './table';

export function auditCommand(program: Command, context: OwnerContext): void {
  program
    .command('audit')
    .description('who exported, changed or erased what, from a command or the desk; newest first')
    .argument('[id]', 'only of this enquiry', parseId)
    .option('--limit <count>', 'at most so many', parseCount, 50)
    .action((subject: string | undefined, { limit }: { limit: number }) =>
      withDatabase(context, async (db) => {
        const rows = await listAudit(db, { subject, limit });
        context.print(
          table(
            ['When', 'Who', 'What', 'Of', 'Detail'],
            rows.map(({ at, actor, action, subject: of, detail }) => [at, actor, action, of, detail]),
            'Nothing is written down yet.\n',
          ),
        );
      }),
    );
}
