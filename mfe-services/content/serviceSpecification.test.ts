import { company, facts } from 'shared-content/content';
import type { ServiceBlock } from './service.contract';
import { readServices } from './testing/readServices';
import { specifiedPages } from './testing/specifiedPages.fixture';

const files = readServices();
const targets = { contact: '/contact', projects: '/projects', booking: company.bookingUrl };

const page = (slug: string) => {
  const file = files.get(slug);
  if (!file) throw new Error(`There is no content/services/${slug}.ts`);
  return file.page();
};

const blocks = <Kind extends ServiceBlock['kind']>(slug: string, kind: Kind) =>
  page(slug).blocks.filter((block): block is Extract<ServiceBlock, { kind: Kind }> => block.kind === kind);

/** Titles of a block's items, under the title of the block. */
const items = (slug: string, kind: 'points' | 'industries') =>
  blocks(slug, kind).map(({ title, items: all }) => [title, all.map((item) => item.title)]);

/** The table of specification 2.13, the figures of its section 1 and 9, and 2.14. */
describe('service pages of the specification', () => {
  it.each(Object.entries(specifiedPages))(
    '%s: has the specified names, figures, steps and buttons',
    (slug, expected) => {
      const { hero, closing } = page(slug);
      expect([...hero.actions, ...closing.actions].map(({ label, to }) => [label, to])).toEqual(
        expected.buttons.map(([label, target]) => [label, targets[target]]),
      );
      if (expected.points) expect(items(slug, 'points')).toContainEqual(expected.points);
      if (expected.industries) expect(items(slug, 'industries')).toEqual([expected.industries]);
      if (expected.figures)
        expect(blocks(slug, 'why').flatMap((why) => why.figures.map(Object.values))).toEqual(
          expected.figures,
        );
      if (expected.steps)
        expect(blocks(slug, 'process').map(({ steps }) => steps.map(({ title }) => title))).toEqual([
          expected.steps,
        ]);
    },
  );

  it('shares match their counts', () => {
    const { counts } = facts;
    const figure = (slug: string) => blocks(slug, 'why')[0]?.figures[0]?.number;
    const noticed = counts.noticedAttacks / counts.stagedAttacks;
    expect(`${(noticed * 100).toFixed(1)}%`).toBe(figure('cybersecurity'));
    const onGoal = counts.transformationsOnGoal / counts.transformations;
    expect(`${Math.round(onGoal * 100)}%`).toBe(figure('digital-transformation'));
  });

  it('team augmentation: has all blocks of 2.14 in their words and order', () => {
    const content = page('team-augmentation');
    expect(content.hero.title).toBe('Team & Staff Augmentation');
    // An exhibit is the page's own addition to the specified blocks.
    const named = content.blocks.filter(({ kind }) => kind !== 'exhibit');
    expect(named.map((block) => ('title' in block ? block.title : block.kind))).toEqual([
      'intro',
      'Our Augmentation Services',
      'Why Choose Our Augmentation Services?',
      'Key Benefits',
      'Industry Expertise',
      'Comprehensive Augmentation Services',
      'Our Engagement Process',
      'Client Success Snapshot',
    ]);
    expect(blocks('team-augmentation', 'why')[0]?.reasons).toEqual([
      'Pre-vetted experienced professionals',
      'Rapid onboarding and integration',
      'Quality assurance and performance monitoring',
    ]);
    expect(blocks('team-augmentation', 'points')[1]?.items.map(({ title }) => title)).toEqual([
      'Rapid Scaling',
      'Cost Efficiency',
      'Expert Access',
      'Flexible Engagement',
    ]);
    const [offers] = blocks('team-augmentation', 'offers');
    expect(offers?.items.map(({ title }) => title)).toEqual([
      'Frontend Development',
      'Backend Development',
      'UI/UX Design',
      'DevOps & Cloud',
      'Quality Assurance',
      'Project Management',
    ]);
    for (const item of offers?.items ?? []) expect(item.points).toHaveLength(4);
    const [snapshot] = blocks('team-augmentation', 'snapshot');
    expect(snapshot?.story).toMatchObject({
      industry: 'Financial Technology Startup',
      project: 'Digital banking platform',
    });
    const told = `${snapshot?.story.solution} ${snapshot?.story.result}`;
    for (const fact of [
      '5 senior developers',
      '2 DevOps engineers',
      '1 QA specialist',
      '40% faster development',
      '50% cost reduction',
      'launch within 6 months',
    ])
      expect(told).toContain(fact);
    expect(content.closing.title).toBe('Ready to scale your development team?');
    expect(content.closing.text).toContain('30 minutes');
  });
});
