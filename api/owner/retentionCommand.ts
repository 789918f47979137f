import type { Command } from 'commander';
import { sortableTime, zoneName } from '../actions/time';
import { deleteOutdated } from '../storage/people/deleteOutdated';
import { outdatedRecords } from '../storage/people/outdatedRecords';
import { withDatabase, type OwnerContext } from './ownerContext';
import { parseCount } from './parseOptions';
import { removeRecords } from './removeRecords';

export function retentionCommand(program: Command, context: OwnerContext): void {
  program
    .command('retention')
    .description(
      'remove enquiries, and subscribers who have left, after the retention period; without --yes only says what',
    )
    .option('--days <count>', 'the period (RETENTION_DAYS)', parseCount, context.config.retentionDays)
    .option(
      '--career-days <count>',
      `that of enquiries about a career, if shorter (RETENTION_DAYS_CAREER, ${context.config.careerRetentionDays})`,
      parseCount,
    )
    .option('--yes', 'do it')
    .action(({ days, careerDays, yes }: { days: number; careerDays?: number; yes?: true }) =>
      withDatabase(context, async (db) => {
        const limits = {
          before: daysAgo(days),
          careerBefore: daysAgo(careerDays ?? Math.min(context.config.careerRetentionDays, days)),
        };
        const { enquiries, subscribers, mails } = await outdatedRecords(db, limits);
        const careers = enquiries.filter(({ department }) => department === 'career').length;
        const unsent = mails.filter((mail) => mail.status === 'waiting' || mail.status === 'dead').length;
        const what =
          `${enquiries.length - careers} enquiries and ${subscribers.length} former subscribers from before ${day(limits.before)} (${zoneName}), ` +
          `${careers} enquiries about a career from before ${day(limits.careerBefore)}` +
          (unsent > 0 ? ` (${unsent} of their mails were never sent)` : '');
        await removeRecords(context, {
          yes,
          what,
          mails,
          remove: () => deleteOutdated(db, limits, context.actor),
        });
      }),
    );
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const day = (date: Date) => sortableTime(date).slice(0, 10);
