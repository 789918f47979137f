import { sql, type RawBuilder } from 'kysely';

/** What arrived before has outlived its retention period. Applications have one of their own. */
export interface RetentionLimits {
  readonly before: Date;
  readonly careerBefore: Date;
}

/** True of an enquiry that has outlived its period; of no other row. */
export function isOutdatedEnquiry({ before, careerBefore }: RetentionLimits): RawBuilder<boolean> {
  return sql<boolean>`enquiries.created_at < case enquiries.department when 'career' then ${careerBefore}::timestamptz else ${before}::timestamptz end`;
}
