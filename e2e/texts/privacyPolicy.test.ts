import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path, { join } from 'node:path';
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { readConfig } from '../../api/config/config';
import { loggerOptions } from '../../api/http/serverOptions';
import { enquiryColumns } from '../../api/storage/enquiries/enquiryColumns';
import { openStorage } from '../../api/storage/engine/openStorage';
import { fillDataDir } from '../../api/testing/fillDataDir';
import { type LegalBlock, period } from '../../mfe-company/content/legal';
import { legalBases } from '../../mfe-company/content/legalBases';
import { privacyPolicy } from '../../mfe-company/content/privacyPolicy';
import { storedData } from '../../mfe-company/content/storedData';
import { sections } from 'shared-content/federation';
import { root } from 'shared-content/artifact/paths';
import { company, retention } from 'shared-content/content';
import { contactSchema, newsletterSchema } from 'shared-content/forms';

/*
 * The only place that may read both sides: the policy is in the company's section, the storage in the API, and
 * neither imports the other.
 */
const of = (table: string, ...columns: readonly string[]) => columns.map((column) => `${table}.${column}`);

const described = (sentence: 'entered' | 'added') =>
  of('enquiries', ...enquiryColumns.filter(({ policy }) => policy === sentence).map(({ column }) => column));

/** The columns behind each sentence of the policy. A new column belongs to a sentence, new or old. */
const whereStored: {
  readonly [group in keyof typeof storedData]: {
    readonly [item in keyof (typeof storedData)[group]]: readonly string[];
  };
} = {
  message: {
    entered: described('entered'),
    added: described('added'),
    handling: of('enquiries', 'created_at', 'department', 'status', 'answered_at', 'note'),
    suspicion: of('enquiries', 'held', 'held_reason'),
    keys: of('enquiries', 'id', 'idempotency_key', 'body_hash', 'email_key'),
  },
  newsletter: {
    address: of('subscribers', 'id', 'email', 'email_key'),
    dates: of('subscribers', 'created_at', 'confirmed_at', 'unsubscribed_at', 'unsubscribe_token'),
    consent: of(
      'consents',
      'id',
      'subscriber_id',
      'token',
      'text_version',
      'page',
      'network',
      'requested_at',
      'confirmed_at',
      'confirmed_network',
      'withdrawn_at',
    ),
  },
  delivery: {
    emails: of(
      'mails',
      'id',
      'kind',
      'enquiry_id',
      'subscriber_id',
      'status',
      'attempts',
      'next_attempt_at',
      'leased',
      'last_error',
      'created_at',
      'finished_at',
      'priority',
      'expires_at',
      'detail',
      'dedupe_key',
    ),
    limits: of('rate_limits', 'key', 'points', 'expire'),
    backups: [...of('backups', 'at', 'file'), ...of('outbox_releases', 'at')],
    erased: [...of('erasures', 'fingerprint', 'at'), ...of('blocked_addresses', 'fingerprint', 'at')],
  },
};

const said = Object.values(storedData).flatMap((group): string[] => Object.values(group));
const saidColumns = Object.values(whereStored).flatMap((group) => Object.values(group).flat());

function textFor(id: string): string {
  const section = privacyPolicy.sections.find((one) => one.id === id);
  const plain = (block: LegalBlock): string =>
    block.kind === 'table'
      ? block.rows.map((row) => row.join(': ')).join('\n')
      : (block.kind === 'list' ? block.items.flat() : block.parts)
          .map((part) => (typeof part === 'string' ? part : part.label))
          .join(' ');
  return section?.blocks.map(plain).join('\n') ?? '';
}

/** Every column of every table that the API's migrations create. */
async function schemaColumns(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'policy-'));
  await fillDataDir(folder);
  const storage = await openStorage(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  try {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%'`.execute(storage.db);
    return rows.map(({ name }) => name);
  } finally {
    await storage.close();
    await rm(folder, { recursive: true });
  }
}

describe('the privacy policy and the API', () => {
  it('name the same data', async () => {
    expect(saidColumns.toSorted()).toEqual((await schemaColumns()).toSorted());
  });

  it('describe all of it in the section about collected data', () => {
    const text = textFor('information-we-collect');
    for (const words of said) expect(text).toContain(words);
  });

  it('name each field of both forms, and the same required ones', () => {
    const column = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const stored = Object.keys(contactSchema.properties).filter((field) => field !== 'turnstileToken');
    for (const field of stored) expect(saidColumns).toContain(`enquiries.${column(field)}`);
    const required = contactSchema.required.filter((field) => field !== 'turnstileToken');
    expect(storedData.message.entered).toContain('have to fill in');
    expect(whereStored.message.entered.toSorted()).toEqual(
      required.map((field) => `enquiries.${column(field)}`).toSorted(),
    );
    expect(textFor('third-party-sdks')).toContain('doesn’t keep');
    for (const field of newsletterSchema.required) expect(saidColumns).toContain(`subscribers.${field}`);
  });

  it('name all data that pages keep in a visitor’s browser', () => {
    const sources = ['shell/site', 'shared-content', ...sections.map(({ name }) => name)].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) =>
          /^(?!testing\/)(?!.*(?:node_modules|dist|\.test\.|\/testing\/)).*\.(?:tsx?|js)$/.test(file),
        )
        .map((file) => `${folder}/${file}`),
    );
    const kept = sources.filter((file) =>
      /(?:session|local)Storage\.setItem|document\.cookie|indexedDB|caches\.open/.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
    );
    expect(kept).toEqual(['shell/site/app/scrollPositions.ts', 'mfe-contact/forms/tabStorage.ts']);
    const [key] = /(?<=storageKey = ')\w+/.exec(readFileSync(path.join(root, kept[0]!), 'utf8')) ?? [];
    expect(textFor('information-we-collect')).toContain(`(session storage, named “${key}”)`);
  });

  it('give a legal basis for each kind of stored data', () => {
    expect(Object.keys(legalBases)).toEqual(expect.arrayContaining(Object.keys(storedData)));
    const text = textFor('how-we-use-information');
    for (const { use, basis } of Object.values(legalBases)) {
      expect(basis).toMatch(/consent|contract|legitimate interest/);
      expect(text).toContain(`${use}: ${basis}`);
    }
  });

  it('describe logs alike: shortened addresses, no input', () => {
    const { serializers } = loggerOptions({ logLevel: 'info', production: true });
    const request = { method: 'GET', url: '/contact?email=a@example.com', ip: '203.0.113.77' };
    expect(serializers?.req?.(request as unknown as FastifyRequest)).toEqual({
      method: 'GET',
      path: '/contact',
      remote: '203.0.113.0',
    });
    const text = textFor('information-we-collect');
    expect(text).toContain('logs hold it shortened to its network, and no name, email address or message');
    expect(text).toContain(`kept for ${period(retention.logDays)} at most`);
  });

  it('name the transfer to the captcha’s provider', () => {
    expect(textFor('international-data-transfers')).toContain(company.providers.captcha.split(' ')[0]);
  });

  it('name the draft on a visitor’s device', () => {
    expect(textFor('information-we-collect')).toContain('your browser keeps what you’ve typed for this tab');
  });

  it('the section about retention names each of these periods and the owner’s', () => {
    const text = textFor('data-retention');
    const { enquiryDays, leftNewsletterDays, unconfirmedDays, backupDays } = retention;
    for (const words of [
      `At most ${period(enquiryDays)} from arrival`,
      `at most ${period(leftNewsletterDays)}`,
      `isn’t confirmed: ${period(unconfirmedDays)}`,
      `${retention.countHours} hours at most`,
      `Backups of our system: At most ${period(backupDays)}`,
      `Technical logs, with IP addresses shortened: At most ${period(retention.logDays)}`,
      `Applications that reach us by email: At most ${period(enquiryDays)} from arrival`,
    ])
      expect(text).toContain(words);
  });

  it('the short version names the same periods and no others', () => {
    const short = privacyPolicy.inShort.join(' ');
    expect(short.match(/\d+ days/g)).toEqual([`${retention.enquiryDays} days`]);
    expect(short).not.toMatch(/nothing else/);
  });
});
