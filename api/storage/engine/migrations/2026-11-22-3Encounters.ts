import { sql, type Kysely, type Migration } from 'kysely';

/** Telemetry counts: failures and violations per minute, web vitals per day. */
export const encounters: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table encounters (
        minute timestamptz not null,
        generation text not null,
        app text not null,
        version text not null,
        kind text not null,
        count integer not null,
        primary key (minute, generation, app, version, kind))`.execute(db);
    await sql`
      create table vitals (
        day date not null,
        page text not null,
        device text not null,
        name text not null,
        rating text not null,
        count integer not null,
        primary key (day, page, device, name, rating))`.execute(db);
  },
};
