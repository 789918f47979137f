import { readFileSync } from 'node:fs';
import { contactAbout } from 'shared-content/content';
import { expectContentShape } from 'shared-content/testing';
import { about } from './about';
import { blog } from './blog';
import { applyPath, benefits, careers } from './careers';
import { heads } from './heads';
import { type LegalBlock, type LegalDocument, operatorOf, registrationOf, representativeOf } from './legal';
import { openings } from './openings';
import { privacyPolicy } from './privacyPolicy';
import { team } from './team';
import { socialNames } from './teamWords';
import { termsOfService } from './termsOfService';
import { specifiedLegal } from './testing/specifiedLegal.fixture';

const legalDocuments: [string, LegalDocument][] = [
  ['the privacy policy', privacyPolicy],
  ['the terms', termsOfService],
];

const titlesOf = ({ sections }: LegalDocument) => sections.map(({ title }) => title);
const linksOf = ({ sections }: LegalDocument) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.kind === 'text' ? block.parts : block.kind === 'list' ? block.items.flat() : [],
    )
    .filter((part) => typeof part !== 'string');
const textOf = ({ sections }: LegalDocument, id: string) =>
  JSON.stringify(sections.find((section) => section.id === id));

describe('head data', () => {
  it('has titles and descriptions of the right length, each its own', () => {
    expectContentShape(Object.values(heads));
  });
});

describe('about', () => {
  it('wears the badge and names mission, values and vision', () => {
    expect(about.story.badge).toEqual({ number: '3+', label: 'Years' });
    const { mission, values, vision } = about.principles;
    expect([mission.title, values.title, vision.title]).toEqual(['Our Mission', 'Our Values', 'Our Vision']);
  });

  it('ends with links to the contact page and the projects', () => {
    expect(about.closing.actions.map(({ to }) => to)).toEqual(['/contact', '/projects']);
  });
});

describe('team', () => {
  it('has eight people, each with an address of their own', () => {
    expect(new Set(team.map(({ slug }) => slug)).size).toBe(8);
    for (const { slug } of team) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(['education', 'application', 'experience', 'bio', 'socials'] as const)(
    'shows %s both present and absent',
    (item) => {
      const having = team.filter((member) => member[item] !== undefined);
      expect(having.length).toBeGreaterThan(0);
      expect(having.length).toBeLessThan(team.length);
    },
  );

  it('uses each of the seven kinds of link, on example domains alone', () => {
    const links = team.flatMap(({ socials }) => Object.entries(socials ?? {}));
    expect(new Set(links.map(([kind]) => kind))).toEqual(new Set(Object.keys(socialNames)));
    expect(Object.keys(socialNames)).toHaveLength(7);
    for (const [, address] of links) expect(address).toMatch(/[@.]example\.com(\/|$)/);
  });
});

describe('careers', () => {
  it('has the heading, six benefits and the four hiring steps', () => {
    expect(careers.hero.title).toBe('Join Our Team');
    expect(benefits).toHaveLength(6);
    expect(careers.hiring.steps.map(({ title }) => title)).toEqual([
      'Application Review',
      'Initial Interview',
      'Technical Assessment',
      'Final Interview',
    ]);
  });

  it('offers the two openings with their facts', () => {
    expect(
      openings.map(({ title, department, type, location, experience }) => [
        title,
        department,
        type,
        location,
        experience,
      ]),
    ).toEqual([
      ['React Native Developer', 'Engineering', 'Full-time', 'Dhaka', '2+ years'],
      ['Digital Marketing Specialist', 'Marketing', 'Full-time', 'Dhaka', '2-3 years'],
    ]);
    for (const { posted, description, responsibilities, requirements, preferred } of openings) {
      expect(posted).toMatch(/ago$/);
      for (const filled of [description, responsibilities, requirements, preferred])
        expect(filled.length).toBeGreaterThan(2);
    }
  });

  it('carries the job along to the contact page', () => {
    expect(openings.map(applyPath)).toEqual([
      '/contact?job=react-native-developer',
      '/contact?job=digital-marketing-specialist',
    ]);
  });
});

describe('blog', () => {
  it('says that it is coming soon', () => {
    expect(blog).toEqual({ title: 'Blog - Coming Soon' });
  });
});

describe.each(legalDocuments)('%s', (_, document) => {
  it('is dated September 24, 2025', () => {
    expect(document.updated).toEqual({ label: 'Last updated September 24, 2025', iso: '2025-09-24' });
  });

  it('has the title and the sections of the specification in their order', () => {
    const specified = specifiedLegal.find(({ title }) => title === document.title);
    expect(titlesOf(document)).toEqual(specified?.sections);
  });

  it('has a fragment of its own for each section', () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('links only to what exists', () => {
    const own = document.sections.map(({ id }) => `#${id}`);
    const known = [
      ...own,
      '/contact',
      contactAbout('data-deletion'),
      ...Object.values(heads).map(({ path }) => path),
    ];
    for (const { to } of [...linksOf(document), document.seeAlso]) {
      if (!/^(mailto|tel):/.test(to)) expect(known).toContain(to);
    }
  });

  it('leaves no section empty', () => {
    for (const { blocks } of document.sections) expect(JSON.stringify(blocks).length).toBeGreaterThan(150);
  });
});

describe('the privacy policy', () => {
  it('names the periods after which the API erases, as its environment documents them', () => {
    const example = readFileSync(`${__dirname}/../../.env.example`, 'utf8');
    const daysOf = (name: string) => new RegExp(`^#?${name}=(\\d+)$`, 'm').exec(example)?.[1];
    const retention = textOf(privacyPolicy, 'data-retention');
    expect(retention).toContain(`At most two years (${daysOf('RETENTION_DAYS')} days) from arrival`);
    expect(retention).toContain(`At most one year (${daysOf('RETENTION_DAYS_CAREER')} days) from arrival`);
    expect(retention).toContain(`at most two years (${daysOf('RETENTION_DAYS')} days)`);
  });

  it('names the age of 13 and the two ways to ask for deletion', () => {
    expect(textOf(privacyPolicy, 'childrens-privacy')).toContain('under 13');
    const deletion = textOf(privacyPolicy, 'data-deletion');
    expect(deletion).toContain('“Data Deletion Request”');
    expect(deletion).toContain('"/contact?about=data-deletion"');
    expect(deletion).toContain('mailto:hello@example.com?subject=Data%20Deletion%20Request');
  });
});

describe('who is behind the site', () => {
  const none = { entity: '', registration: '', representative: '' };
  const filled = {
    entity: 'Shapla Systems Limited',
    registration: 'registered in Dhaka under C-000000',
    representative: 'A. Person, Dublin',
  };
  const words = (blocks: readonly LegalBlock[]) => JSON.stringify(blocks);

  it('is named by entity, registration and representative once the company file has them', () => {
    expect(operatorOf(filled)).toBe('Shapla Systems, a trading name of Shapla Systems Limited,');
    expect(words(registrationOf(filled))).toContain(
      'Shapla Systems Limited is registered in Dhaka under C-000000.',
    );
    expect(words(representativeOf(filled))).toContain('is A. Person, Dublin.');
  });

  it('has no sentence about what the company file leaves empty', () => {
    expect(operatorOf(none)).toBe('Shapla Systems');
    expect([...registrationOf(none), ...representativeOf(none)]).toEqual([]);
  });

  it.each(legalDocuments)('leaves nothing to be filled in within %s', (_, document) => {
    expect(JSON.stringify(document)).not.toMatch(/TODO|TBD|\[[A-Za-z ]+\]|undefined|\(\)|, of| ,| {2}/);
  });
});

describe('the terms', () => {
  it('name the age of majority and link to the privacy policy', () => {
    expect(textOf(termsOfService, 'eligibility')).toContain('age of majority');
    expect(textOf(termsOfService, 'privacy')).toContain('"/privacy-policy"');
    expect(textOf(termsOfService, 'privacy')).toContain('isn’t part of these terms');
  });
});
