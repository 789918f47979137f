import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from 'shared-content/artifact/paths';
import { company, facts, stats } from 'shared-content/content';
import { sections } from 'shared-content/federation';
import { hasMainVerb } from './words/hasMainVerb';
import { readProse } from './words/readProse';
import { shortClosers, tics } from './words/tics';
import { measure, verbatim, wordRules } from './words/wordRules';

/** Workspaces whose texts must follow the rules. */
const workspaces = ['shared-content', 'shell/site', ...sections.map(({ name }) => name)];

const files = workspaces.flatMap((workspace) => {
  const folder = path.join(root, workspace, 'content');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\.fixture\.ts$|testing\/|kitSamples/.test(file))
    .map((file) => `${workspace}/content/${file}`);
});
const prose = new Map(files.map((file) => [file, readProse(path.join(root, file))]));
const each = [...prose].map(([file, { texts, cards }]) => [file, texts, cards] as const);

/** Response times: the only table of them. */
const timesPromised = [facts.reply, facts.alarm, facts.finding, facts.applicationReview, facts.profiles];

/** Text that is written in one file and referred to elsewhere, and that file. */
const once: readonly (readonly [words: string, file: string])[] = [
  ...[...timesPromised, ...Object.values(facts.duration)].map((words) => [words, 'facts'] as const),
  ...Object.values(company.prices).map((words) => [words, 'company'] as const),
  [company.name, 'companyName'],
  ...[company.email, company.phone.label, company.onCall.when].map((words) => [words, 'company'] as const),
  [facts.people.staff, 'facts'],
];

const firstSentence = (text: string) => text.split(/(?<=[.!?]”?) /)[0] ?? text;

describe('the text of the site', () => {
  it('is more than ten thousand words', () => {
    expect(each.reduce((sum, [, texts]) => sum + measure(texts.join('\n')).words, 0)).toBeGreaterThan(10_000);
  });

  it.each(wordRules.map((rule) => [rule.instead, rule.found] as const))(
    'follows the rule: %s',
    (_, found) => {
      const wrong = each.flatMap(([file, texts]) =>
        texts
          .filter((text) => found.test(verbatim.reduce((rest, quote) => rest.replaceAll(quote, ''), text)))
          .map((text) => `${file}: ${text}`),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each(once)('has “%s” only in %s.ts, imported elsewhere', (words, file) => {
    const home = `shared-content/content/${file}.ts`;
    const typed = each.filter(
      ([other, texts]) => other !== home && texts.some((text) => text.includes(words)),
    );
    expect(typed.map(([other]) => other)).toEqual([]);
    expect(readFileSync(path.join(root, home), 'utf8')).toContain(words);
  });

  const everything = each.flatMap(([, texts]) => texts);
  const thousands = measure(everything.join('\n')).words / 1000;

  it.each(tics.map((tic) => [tic.name, tic] as const))(
    'has “%s” within its limit',
    (_, { found, perThousand }) => {
      const times = everything.join('\n').match(found)?.length ?? 0;
      expect(times / thousands).toBeLessThanOrEqual(perThousand);
    },
  );

  it('ends few paragraphs with a short sentence', () => {
    expect(shortClosers(everything).length / thousands).toBeLessThanOrEqual(2.6);
  });

  // A figure that occurs once needs its scope once. The exceptions are a client's or the specification's own.
  const ownFigures = Object.values(stats).map(({ number }) => number);
  const elsewhere: Readonly<Record<string, readonly string[]>> = {
    // Nirmal’s own, the products’ guarantee, and the threats noticed on the security page.
    '99.9%': ['nirmalClinics', 'productsContent', 'cybersecurity'],
    '25+': ['facts'],
    // An order in the exhibit, and an applicant's requirement.
    '98%': ['data-analytics'],
    '2+': ['openings'],
  };

  it.each(Object.keys(company.assurances))('the owner’s “%s” is used in a text', (key) => {
    const told = files.filter((file) =>
      readFileSync(path.join(root, file), 'utf8').includes(`assurances.${key}`),
    );
    expect(told).not.toEqual([]);
  });

  it('the offer of a client to call stands where buyers decide', () => {
    const told = files.filter((file) =>
      readFileSync(path.join(root, file), 'utf8').includes('company.referenceCall'),
    );
    expect(told).toEqual([
      'mfe-services/content/services/team-augmentation.ts',
      'mfe-portfolio/content/caseStudiesPage.ts',
      'mfe-contact/content/contactFaqs.ts',
    ]);
  });

  it.each(Object.keys(facts.counts))('the owner’s count “%s” is used in a sentence', (key) => {
    const inSentence = new RegExp(`\\$\\{[^}]*\\b${key}\\b`);
    const told = files.filter((file) => inSentence.test(readFileSync(path.join(root, file), 'utf8')));
    expect(told).not.toEqual([]);
  });

  it.each([...new Set(ownFigures)])('the figure %s is typed once, with its scope', (figure) => {
    const whole = new RegExp(`(?<![\\d.,-])${figure.replace(/[+.]/g, '\\$&')}(?![\\d+])`);
    const typed = each.filter(([, texts]) => texts.some((text) => whole.test(text))).map(([file]) => file);
    const allowed = ['stats', ...(elsewhere[figure] ?? [])];
    expect(typed.filter((file) => !allowed.some((name) => file.endsWith(`/${name}.ts`)))).toEqual([]);
  });

  it('people named with a title have that title on the team page', () => {
    const team = readFileSync(path.join(root, 'mfe-company/content/team.ts'), 'utf8');
    const named = each.flatMap(([, texts]) =>
      texts.flatMap((text) => [...text.matchAll(/(\p{Lu}[^,]+), our ((?:Head|Lead)[^,]+),/gu)]),
    );
    expect(named).not.toEqual([]);
    for (const [, name, title] of named) expect(team).toContain(`name: '${name}',\n    title: '${title}'`);
  });

  const pages = each.filter(
    ([file, texts]) => !/heads\.ts$/i.test(file) && measure(texts.join('\n')).words >= 150,
  );

  it.each(pages)('%s uses contractions', (_, texts) => {
    const { words, contracted, spelledOut } = measure(texts.join('\n'));
    expect(contracted).toBeGreaterThanOrEqual(Math.floor(words / 120));
    // One in four may be spelled out, for emphasis: "Late can be explained. Wrong cannot."
    expect(spelledOut).toBeLessThanOrEqual(Math.max(1, contracted / 3));
  });

  it.each(pages)('%s has at most two antitheses of the form “this, not that”', (_, texts) => {
    expect(measure(texts.join('\n')).antitheses).toBeLessThanOrEqual(2);
  });

  const lists = each.filter(([, , cards]) => cards.length >= 6);

  it.each(lists)('%s starts at most a third of its cards without a verb', (_, __, cards) => {
    const verbless = cards.map(firstSentence).filter((sentence) => !hasMainVerb(sentence));
    const beyondAThird = verbless.slice(Math.floor(cards.length / 3));
    expect(beyondAThird).toEqual([]);
  });
});

describe('hasMainVerb', () => {
  it.each([
    'We trace where messages get lost.',
    'Every call has a time limit.',
    'When a process has outgrown its spreadsheet, this is what takes over.',
    'In three weeks we interview your audience.',
  ])('is true for: %s', (sentence) => expect(hasMainVerb(sentence)).toBe(true));

  it.each([
    'Alarms that deserve to wake someone, runbooks that fit on a phone.',
    'Code, cloud accounts and habits, read against a standard that you choose.',
    'Servers moved in rehearsed waves, each with a way back.',
    'Checkout, refunds and partial captures, reconciled every day.',
  ])('is false for: %s', (sentence) => expect(hasMainVerb(sentence)).toBe(false));
});
