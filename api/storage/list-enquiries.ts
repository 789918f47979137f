import type { Kysely, Selectable } from 'kysely';
import type { Database, Department, EnquiriesTable } from './database';
import { containing } from './containing';

export interface EnquiryFilter {
  search?: string | undefined;
  department?: Department | undefined;
  held?: boolean | undefined;
  since?: Date | undefined;
  limit?: number | undefined;
}

export function listEnquiries(
  db: Kysely<Database>,
  filter: EnquiryFilter,
): Promise<Selectable<EnquiriesTable>[]> {
  const { search, department, held, since, limit } = filter;
  return db
    .selectFrom('enquiries')
    .selectAll()
    .$if(search !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or(
          (['first_name', 'last_name', 'email', 'company', 'description'] as const).map((column) =>
            eb(column, 'ilike', containing(search!)),
          ),
        ),
      ),
    )
    .$if(department !== undefined, (query) => query.where('department', '=', department!))
    .$if(held !== undefined, (query) => query.where('held', '=', held!))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since!))
    .orderBy('created_at', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
}
