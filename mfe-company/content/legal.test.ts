import { contactAbout, retention } from 'shared-content/content';
import { heads } from './heads';
import {
  type LegalBlock,
  type LegalDocument,
  getHosting,
  getOperator,
  getRegistration,
  getRepresentative,
} from './legal';
import { privacyPolicy } from './privacyPolicy';
import { termsOfService } from './termsOfService';
import { specifiedLegal } from './testing/specifiedLegal.fixture';

const legalDocuments: [string, LegalDocument][] = [
  ['the privacy policy', privacyPolicy],
  ['the terms', termsOfService],
];

const getTitles = ({ sections }: LegalDocument) => sections.map(({ title }) => title);
const getLinks = ({ sections }: LegalDocument) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.kind === 'text' ? block.parts : block.kind === 'list' ? block.items.flat() : [],
    )
    .filter((part) => typeof part !== 'string');
const textFor = ({ sections }: LegalDocument, id: string) =>
  JSON.stringify(sections.find((section) => section.id === id));

describe.each(legalDocuments)('%s', (_, document) => {
  it('is dated September 24, 2025', () => {
    expect(document.updated).toEqual({ label: 'Last updated September 24, 2025', iso: '2025-09-24' });
  });

  it('has the specification’s title and sections in order', () => {
    const specified = specifiedLegal.find(({ title }) => title === document.title);
    expect(getTitles(document)).toEqual(specified?.sections);
  });

  it('has a unique fragment for each section', () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('links only to existing targets', () => {
    const own = document.sections.map(({ id }) => `#${id}`);
    const known = [
      ...own,
      '/contact',
      contactAbout('data-deletion'),
      ...Object.values(heads).map(({ path }) => path),
    ];
    for (const { to } of [...getLinks(document), document.seeAlso]) {
      if (!/^(mailto|tel):/.test(to)) expect(known).toContain(to);
    }
  });

  it('has text in every section', () => {
    for (const { blocks } of document.sections) expect(JSON.stringify(blocks).length).toBeGreaterThan(150);
  });
});

describe('the privacy policy', () => {
  it('names the periods that the API enforces', () => {
    const text = textFor(privacyPolicy, 'data-retention');
    expect(text).toContain(`At most one year (${retention.enquiryDays} days) from arrival`);
    expect(text).toContain(`at most two years (${retention.leftNewsletterDays} days)`);
  });

  it('names the age of 13 and the two ways to ask for deletion', () => {
    expect(textFor(privacyPolicy, 'childrens-privacy')).toContain('under 13');
    const deletion = textFor(privacyPolicy, 'data-deletion');
    expect(deletion).toContain('“Data Deletion Request”');
    expect(deletion).toContain('"/contact?about=data-deletion"');
    expect(deletion).toContain('mailto:hello@example.com?subject=Data%20Deletion%20Request');
  });
});

describe('the operator of the site', () => {
  const none = { entity: '', registration: '', representative: '', hosting: '' };
  const filled = {
    entity: 'Shapla Systems Limited',
    registration: 'registered in Dhaka under C-000000',
    representative: 'A. Person, Dublin',
    hosting: 'Singapore',
  };
  const words = (blocks: readonly LegalBlock[]) => JSON.stringify(blocks);

  it('has entity, registration and representative once the company file has them', () => {
    expect(getOperator(filled)).toBe('Shapla Systems, a trading name of Shapla Systems Limited,');
    expect(words(getRegistration(filled))).toContain(
      'Shapla Systems Limited is registered in Dhaka under C-000000.',
    );
    expect(words(getRepresentative(filled))).toContain('is A. Person, Dublin.');
    expect(words(getHosting(filled))).toContain('stand in Singapore.');
  });

  it('is omitted where the company file is empty', () => {
    expect(getOperator(none)).toBe('Shapla Systems');
    expect([...getRegistration(none), ...getRepresentative(none), ...getHosting(none)]).toEqual([]);
  });

  it.each(legalDocuments)('has no placeholders in %s', (_, document) => {
    expect(JSON.stringify(document)).not.toMatch(/TODO|TBD|\[[A-Za-z ]+\]|undefined|\(\)|, of| ,| {2}/);
  });
});

describe('the terms', () => {
  it('name the age of majority and link to the privacy policy', () => {
    expect(textFor(termsOfService, 'eligibility')).toContain('age of majority');
    expect(textFor(termsOfService, 'privacy')).toContain('"/privacy-policy"');
    expect(textFor(termsOfService, 'privacy')).toContain('isn’t part of these terms');
  });
});
