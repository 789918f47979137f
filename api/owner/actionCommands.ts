import { Argument, type Command } from 'commander';
import type { Kysely } from 'kysely';
import { type ActionValues, nothingDone, type OwnerAction } from '../actions/ownerAction';
import type { Database } from '../storage/engine/database';
import { withDatabase, type OwnerContext, OwnerError } from './ownerContext';
import { parseEmail, parseId } from './parseOptions';

/** Adds a command for each action on one record. `find` tells whether the record exists. */
export function actionCommands(
  parent: Command,
  context: OwnerContext,
  actions: readonly OwnerAction[],
  { thing, find }: { thing: string; find: (db: Kysely<Database>, id: string) => Promise<unknown> },
): void {
  for (const { name, command = name, help, fields = [], done, run } of actions) {
    const made = parent.command(command).description(help).argument('<id>', 'as the list shows it', parseId);
    for (const field of fields.filter(({ optional }) => optional)) {
      const flag = `--${field.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      if (field.type === 'email') made.option(`${flag} <address>`, field.help, parseEmail);
      else made.option(`${flag} <text>`, field.help);
    }
    const wanted = fields.filter(({ optional }) => !optional);
    for (const field of wanted) {
      const argument = new Argument(`<${field.name}>`, field.help);
      made.addArgument(field.choices ? argument.choices(field.choices) : argument);
    }
    made.action((id: string, ...given: unknown[]) =>
      withDatabase(context, async (db) => {
        if (!(await find(db, id))) throw new OwnerError(`There is no ${thing} ${id}`);
        const values: ActionValues = {
          ...(given[wanted.length] as ActionValues),
          ...Object.fromEntries(wanted.map((field, index) => [field.name, given[index] as string])),
        };
        const { config, actor, print } = context;
        print(`${(await run({ db, config, actor }, id, values)) ? done : nothingDone}\n`);
      }),
    );
  }
}
