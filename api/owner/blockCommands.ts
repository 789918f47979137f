import { InvalidArgumentError, type Command } from 'commander';
import { blockSender, listBlocked, parseSender, unblockSender } from '../storage/enquiries/blockedSenders';
import { withDatabase, type OwnerContext, OwnerError } from './ownerContext';
import { table } from './table';

/** Manages blocked senders. Their enquiries are held, and no one is informed of them. */
export function blockCommands(program: Command, context: OwnerContext): void {
  const { print, actor } = context;
  const block = program.command('block').description('Senders whose enquiries are held; nothing is dropped');

  block
    .command('add')
    .description('hold what an address, or a domain with its subdomains, sends from now on')
    .argument('<sender>', 'an address, or a domain such as @spam.example', parse)
    .option('--reason <words>', 'why, for us alone', '')
    .action((sender: string, { reason }: { reason: string }) =>
      withDatabase(context, async (db) => {
        if (!(await blockSender(db, sender, { reason, actor })))
          throw new OwnerError(`${sender} is blocked already`);
        print(`What ${sender} sends is held from now on.\n`);
      }),
    );

  block
    .command('list')
    .description('newest first')
    .action(() =>
      withDatabase(context, async (db) => {
        const rows = await listBlocked(db);
        print(
          table(
            ['Since', 'Sender', 'Why'],
            rows.map((row) => [row.blocked_at, row.sender, row.reason]),
            'Nobody is blocked.\n',
          ),
        );
      }),
    );

  block
    .command('remove')
    .description('let a sender through again; what is held stays held')
    .argument('<sender>', 'as the list shows it', parse)
    .action((sender: string) =>
      withDatabase(context, async (db) => {
        if (!(await unblockSender(db, sender, actor))) throw new OwnerError(`${sender} is not blocked`);
        print(`${sender} is let through again.\n`);
      }),
    );
}

function parse(value: string): string {
  const sender = parseSender(value);
  if (sender === undefined)
    throw new InvalidArgumentError('It must be an address, or a domain such as @spam.example.');
  return sender;
}
