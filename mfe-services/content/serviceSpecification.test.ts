import { readServices } from './testing/readServices';
import type { ServiceBlock } from './service.contract';

const files = readServices();

const page = (slug: string) => {
  const file = files.get(slug);
  if (!file) throw new Error(`There is no content/services/${slug}.ts`);
  return file.page();
};

const blocks = <Kind extends ServiceBlock['kind']>(slug: string, kind: Kind) =>
  page(slug).blocks.filter((block): block is Extract<ServiceBlock, { kind: Kind }> => block.kind === kind);

const points = (slug: string) => blocks(slug, 'points').map(({ items }) => items.map(({ title }) => title));
const figures = (slug: string) =>
  blocks(slug, 'why').flatMap((why) => why.figures.map(({ number, label }) => `${number} ${label}`));
const steps = (slug: string) => blocks(slug, 'process').flatMap(({ steps: all }) => all.map((s) => s.title));
const industries = (slug: string) =>
  blocks(slug, 'industries').flatMap(({ items }) => items.map(({ title }) => title));

/** The table of specification 2.13, the figures of its section 1 and 9, and 2.14. */
describe('what the specification says of the service pages', () => {
  it('API integration: expertise, process, figures', () => {
    expect(points('api-integration')[0]).toEqual([
      'RESTful APIs',
      'GraphQL APIs',
      'Payment Gateway Integration',
      'Social & Third-Party APIs',
      'Security & Compliance',
      'Monitoring & Analytics',
    ]);
    expect(steps('api-integration')).toEqual(['Discovery', 'Design', 'Development', 'Deployment']);
    expect(figures('api-integration')).toEqual(['200+ APIs Integrated', '99.99% Uptime']);
  });

  it('cloud migration and CI/CD: process and figures', () => {
    expect(steps('cloud-migration')).toEqual(['Assessment', 'Strategy', 'Migration', 'Optimization']);
    expect(figures('cloud-migration')).toEqual(['100+ Cloud Migrations', '40% Cost Savings']);
    expect(steps('ci-cd-devops')).toEqual(['Assessment', 'Strategy', 'Implementation', 'Optimization']);
  });

  it.each(['ux-ui-design', 'website-design', 'ecommerce-solutions'])(
    '%s: both closing buttons go to /contact',
    (slug) => {
      expect(page(slug).closing.actions.map(({ to }) => to)).toEqual(['/contact', '/contact']);
    },
  );

  it('social media marketing: a platform section with four cards', () => {
    expect(points('social-media-marketing')[0]).toEqual(['Facebook', 'Instagram', 'LinkedIn', 'YouTube']);
  });

  it('AI and ML: industries', () => {
    expect(industries('ai-ml')).toEqual(['Healthcare', 'Finance', 'Manufacturing', 'Retail']);
    expect(page('ai-ml').hero.actions[0]?.label).toBe('Start Your Project with AI');
  });

  it('data analytics: six cards, two figures, four industries', () => {
    expect(points('data-analytics')[0]).toEqual([
      'Data Visualization',
      'Real-Time Monitoring',
      'Predictive Analytics',
      'KPI Tracking',
      'Business Intelligence',
      'Data Integration',
    ]);
    expect(figures('data-analytics')).toEqual(['85% Faster Insights', '3x ROI Improvement']);
    expect(industries('data-analytics')).toHaveLength(4);
  });

  it('digital transformation: approach, figures, industries', () => {
    expect(points('digital-transformation')[0]?.toSorted()).toEqual(
      [
        'Technology Assessment',
        'Change Management',
        'Process Optimization',
        'Digital Strategy',
        'Culture Transformation',
        'Technology Implementation',
      ].toSorted(),
    );
    expect(figures('digital-transformation')).toEqual(['85% Success Rate', '40% Cost Reduction']);
    expect(industries('digital-transformation')).toEqual([
      'Manufacturing',
      'Finance',
      'Healthcare',
      'Retail',
    ]);
  });

  it('cybersecurity: six cards, figures, industries', () => {
    expect(points('cybersecurity')[0]).toEqual([
      'Security Audits',
      'Penetration Testing',
      'Compliance Management',
      'Threat Detection',
      'Incident Response',
      'Access Control',
    ]);
    expect(figures('cybersecurity')).toEqual(['99.9% Threat Detection', '0 Security Breaches']);
    expect(industries('cybersecurity')).toEqual(['Healthcare', 'Financial', 'Manufacturing', 'Government']);
  });

  it('IT consulting: six cards and figures', () => {
    expect(points('it-consulting')[0]).toEqual([
      'Technology Roadmap',
      'Infrastructure Planning',
      'Cost Optimization',
      'Vendor Selection',
      'Digital Strategy',
      'Technology Assessment',
    ]);
    expect(figures('it-consulting')).toEqual(['25% Cost Reduction', '95% Client Satisfaction']);
  });

  it.each(['custom-web-applications', 'mobile-solutions', 'enterprise-software'])(
    '%s: links to /contact, /projects and the booking page',
    (slug) => {
      for (const actions of [page(slug).hero.actions, page(slug).closing.actions])
        expect(actions.map(({ to }) => to)).toEqual([
          '/contact',
          '/projects',
          expect.stringContaining('booking'),
        ]);
    },
  );

  it.each(['api-integration', 'cloud-migration', 'ci-cd-devops'])(
    '%s: has Book a Free Consultation to the scheduling page',
    (slug) => {
      expect(page(slug).closing.actions[0]).toMatchObject({
        label: 'Book a Free Consultation',
        look: 'booking',
      });
    },
  );

  it.each([
    ['ecommerce-solutions', 'Start Your Store'],
    ['social-media-marketing', 'Start Your Campaign'],
  ])('%s: the first button reads %s', (slug, label) => {
    expect(page(slug).hero.actions[0]).toMatchObject({ label, to: '/contact' });
  });

  it('team augmentation: all blocks of 2.14 in their words and order', () => {
    const content = page('team-augmentation');
    expect(content.hero.title).toBe('Team & Staff Augmentation');
    expect(content.hero.actions).toMatchObject([
      { label: 'Get Started', to: '/contact' },
      { label: 'View Our Works', to: '/projects' },
    ]);
    expect(content.blocks.map((block) => ('title' in block ? block.title : block.kind))).toEqual([
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
    expect(figures('team-augmentation')).toEqual(['200+ Expert Professionals', '50% Cost Reduction']);
    expect(points('team-augmentation')[0]).toEqual([
      'Full-Stack Developers',
      'UI/UX Designers',
      'Backend Engineers',
      'DevOps Engineers',
      'QA Engineers',
      'Project Managers',
    ]);
    expect(points('team-augmentation')[1]).toEqual([
      'Rapid Scaling',
      'Cost Efficiency',
      'Expert Access',
      'Flexible Engagement',
    ]);
    expect(industries('team-augmentation')).toHaveLength(6);
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
    expect(steps('team-augmentation')).toEqual(['Assessment', 'Matching', 'Integration', 'Delivery']);
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
    expect(content.closing.actions).toMatchObject([
      { label: 'Book a Free Consultation', look: 'booking' },
      { label: 'Start a Project', to: '/contact' },
    ]);
  });
});
