import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  caseOfService,
  caseStudyPath,
  clientWork,
  projectPath,
  testimonialsPath,
} from 'shared-content/content';
import { expectContentShape } from 'shared-content/testing';
import { caseStudies } from './caseStudies';
import { caseStudiesPage } from './caseStudiesPage';
import { clientWords } from './clientWords';
import { heads } from './heads';
import { industryAccents } from './Project';
import { projects } from './projects';
import { projectsPage } from './projectsPage';

const assets = join(__dirname, '../assets');
const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe('the projects', () => {
  it('are 17, with unique slugs, titles and addresses', () => {
    expect(projects).toHaveLength(17);
    expect(unique(projects.map(({ slug }) => slug))).toBe(true);
    expect(unique(projects.map(({ title }) => title))).toBe(true);
    expect(unique(projects.map(({ link }) => link))).toBe(true);
  });

  it('use all eight industries and every technology of the specification', () => {
    expect(new Set(projects.map(({ industry }) => industry))).toEqual(new Set(Object.keys(industryAccents)));
    expect(Object.keys(industryAccents)).toHaveLength(8);
    const used = new Set(projects.flatMap(({ technologies }) => technologies));
    const named =
      'Node.js, Next.js, AWS, GraphQL, Laravel, MySQL, WordPress, Shopify, MongoDB, Express.js, RabbitMQ, PHP';
    for (const technology of named.split(', ')) expect(used).toContain(technology);
  });

  it('link to sites under example.com, over https', () => {
    for (const { link } of projects) expect(link).toMatch(/^https:\/\/[a-z-]+\.example\.com$/);
  });

  it('have both pictures in three widths, and alternative texts', () => {
    for (const { slug, thumbnail, tags } of projects) {
      for (const kind of ['thumbnail', 'mockup'])
        for (const file of ['480.avif', '672.avif', '960.avif', '960.webp'])
          expect([slug, existsSync(join(assets, `projects/${slug}-${kind}-${file}`))]).toEqual([slug, true]);
      expect(thumbnail.alt.length).toBeGreaterThan(20);
      expect(tags.length).toBeGreaterThan(0);
    }
  });

  it('import the pictures of their own slug', () => {
    for (const { slug } of projects) {
      const file = slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      const source = readFileSync(join(__dirname, `projects/${file}.ts`), 'utf8');
      expect(source.match(/assets\/projects\/(.+?)-(?:thumbnail|mockup)-/g)).toEqual([
        ...Array<string>(4).fill(`assets/projects/${slug}-thumbnail-`),
        ...Array<string>(4).fill(`assets/projects/${slug}-mockup-`),
      ]);
    }
  });

  it('have one-sentence summaries, with RTO spelled out', () => {
    for (const { industry, summary } of projects) {
      expect(summary).toMatch(/^[A-Z0-9].{30,130}\.$/);
      if (industry === 'RTO') expect(summary).toContain('registered training organization (RTO)');
    }
    expect(unique(projects.map(({ summary }) => summary))).toBe(true);
  });

  it('include the clients that Home quotes, with a link to their words', () => {
    for (const [client, { project, path }] of Object.entries(clientWork)) {
      const found = projects.find(({ slug }) => projectPath(slug) === path);
      expect(found).toMatchObject({ title: project, more: { to: testimonialsPath } });
      expect(found?.summary).toContain(client);
    }
    expect(projects.filter(({ more }) => more?.to === testimonialsPath)).toHaveLength(
      Object.keys(clientWork).length,
    );
  });

  it('match the number on the page', () => {
    expect(projectsPage.hero.lead).toContain('Seventeen');
    expect(heads.projects.title).toContain(String(projects.length));
    expect(heads.projects.description).toContain(`${projects.length} projects`);
  });
});

describe('the case studies', () => {
  it('are the specification’s four, with category, duration and team size', () => {
    expect(caseStudies.map(({ category, duration, teamSize }) => [category, duration, teamSize])).toEqual([
      ['Healthcare', '8 months', '6 developers'],
      ['E-commerce', '6 months', '5 developers'],
      ['Education', '5 months', '4 developers'],
      ['Hospitality', '4 months', '3 developers'],
    ]);
  });

  it('have no empty field, and have their pictures', () => {
    for (const study of caseStudies) {
      for (const list of [study.challenge, study.solution, study.results, study.technologies, study.features])
        expect(list.length).toBeGreaterThan(1);
      for (const words of [study.title, study.client, study.description, study.image.alt])
        expect(words.length).toBeGreaterThan(8);
      for (const file of [
        '720.avif',
        '1440.avif',
        '1440.webp',
        'tall-640.avif',
        'tall-960.avif',
        'detail-480.avif',
      ])
        expect(existsSync(join(assets, `case-studies/${study.id}-${file}`))).toBe(true);
    }
  });

  it('have their client’s quote, face and logo', () => {
    expect(Object.keys(clientWords).sort()).toEqual(caseStudies.map(({ id }) => id).sort());
    for (const { id, client } of caseStudies) {
      expect(clientWords[id]?.client).toBe(client);
      for (const file of [`${id}.avif`, `${id}-mark.avif`])
        expect(existsSync(join(assets, 'people', file))).toBe(true);
    }
  });

  it('have the same technologies as the client’s project', () => {
    for (const { client, technologies } of caseStudies)
      expect(projects.find(({ title }) => title === client)?.technologies).toEqual(technologies);
  });

  it('have a date, and a project that links back', () => {
    for (const { id, client, launched, services } of caseStudies) {
      expect(launched).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
      expect(services.length).toBeGreaterThan(0);
      const project = projects.find(({ slug }) => slug === id);
      expect(project).toMatchObject({ title: client, more: { to: caseStudyPath(id) } });
    }
  });

  it('include each case that a service links to as proof', () => {
    for (const [slug, { client, path }] of Object.entries(caseOfService)) {
      const study = caseStudies.find(({ id }) => caseStudyPath(id) === path);
      expect(study?.client).toBe(client);
      expect(study?.services.map((service) => service.slug)).toContain(slug);
    }
  });

  it('come with four stats and links to contact and services', () => {
    expect(caseStudiesPage.stats).toHaveLength(4);
    expect(caseStudiesPage.closing.actions.map(({ to }) => to)).toEqual(['/contact', '/services']);
  });
});

describe('the head data', () => {
  it('has valid titles and descriptions', () => {
    expect(() => expectContentShape(Object.values(heads))).not.toThrow();
  });
});
