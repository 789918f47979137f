/** The target of a button; `booking` is the external scheduling page. */
type SpecifiedTarget = 'contact' | 'projects' | 'booking';

/** The specification of a service page. */
interface SpecifiedPage {
  readonly points?: readonly [region: string, titles: readonly string[]];
  readonly figures?: readonly (readonly [number: string, label: string])[];
  readonly steps?: readonly string[];
  readonly industries?: readonly [region: string, titles: readonly string[]];
  readonly buttons: readonly (readonly [label: string, to: SpecifiedTarget])[];
}

/**
 * Specification 2.13 and 2.14: each page's particulars, with the buttons of hero and closing in order. It is the only
 * such table; the content's unit test and the browser test read it.
 */
export const specifiedPages: Readonly<Record<string, SpecifiedPage>> = {
  'custom-web-applications': {
    buttons: [
      ['Start Your Project', 'contact'],
      ['View Portfolio', 'projects'],
      ['Book a Free Consultation', 'booking'],
      ['Start Your Project', 'contact'],
      ['See Our Work', 'projects'],
      ['Book a Free Consultation', 'booking'],
    ],
  },
  'mobile-solutions': {
    buttons: [
      ["Let's Talk", 'contact'],
      ['See Our Work', 'projects'],
      ['Book a Free Consultation', 'booking'],
      ['Get a Free Quote', 'contact'],
      ['View Our Works', 'projects'],
      ['Book a Free Consultation', 'booking'],
    ],
  },
  'enterprise-software': {
    buttons: [
      ["Let's Talk", 'contact'],
      ['View Our Works', 'projects'],
      ['Book a Free Consultation', 'booking'],
      ['Start a Project', 'contact'],
      ['See Our Work', 'projects'],
      ['Book a Free Consultation', 'booking'],
    ],
  },
  'api-integration': {
    points: [
      'Our API Expertise',
      [
        'RESTful APIs',
        'GraphQL APIs',
        'Payment Gateway Integration',
        'Social & Third-Party APIs',
        'Security & Compliance',
        'Monitoring & Analytics',
      ],
    ],
    figures: [
      ['200+', 'APIs Integrated'],
      ['99.99%', 'Uptime'],
    ],
    steps: ['Discovery', 'Design', 'Development', 'Deployment'],
    industries: [
      'Industries we’ve connected',
      ['Financial Services', 'E-commerce', 'Manufacturing', 'Healthcare', 'Education', 'Logistics'],
    ],
    buttons: [
      ['Start Your Project', 'contact'],
      ['View Our Works', 'projects'],
      ['Book a Free Consultation', 'booking'],
      ['Start a Project', 'contact'],
      ['Book a Free Consultation', 'booking'],
    ],
  },
  'team-augmentation': {
    points: [
      'Our Augmentation Services',
      [
        'Full-Stack Developers',
        'UI/UX Designers',
        'Backend Engineers',
        'DevOps Engineers',
        'QA Engineers',
        'Project Managers',
      ],
    ],
    figures: [
      ['200+', 'Expert Professionals'],
      ['50%', 'Cost Reduction'],
    ],
    steps: ['Assessment', 'Matching', 'Integration', 'Delivery'],
    industries: [
      'Industry Expertise',
      ['Financial Services', 'E-commerce', 'Manufacturing', 'Healthcare', 'Education', 'Logistics'],
    ],
    buttons: [
      ['Get Started', 'contact'],
      ['View Our Works', 'projects'],
      ['Book a Free Consultation', 'booking'],
      ['Start a Project', 'contact'],
    ],
  },
  'ux-ui-design': {
    buttons: [
      ["Let's Talk", 'contact'],
      ['View Portfolio', 'projects'],
      ['Start Your Project', 'contact'],
      ["Let's Talk", 'contact'],
    ],
  },
  'website-design': {
    buttons: [
      ['Get a Free Quote', 'contact'],
      ['View Portfolio', 'projects'],
      ['Get a Free Quote', 'contact'],
      ['Start Your Project', 'contact'],
    ],
  },
  'ecommerce-solutions': {
    buttons: [
      ['Start Your Store', 'contact'],
      ['See Our Work', 'projects'],
      ['Start Your Store', 'contact'],
      ['Get a Free Consultation', 'contact'],
    ],
  },
  'social-media-marketing': {
    points: ['Four platforms, four voices', ['Facebook', 'Instagram', 'LinkedIn', 'YouTube']],
    buttons: [
      ['Start Your Campaign', 'contact'],
      ['View Our Works', 'projects'],
      ['Get a Free Strategy Session', 'contact'],
      ['View Portfolio', 'projects'],
    ],
  },
  'ai-ml': {
    industries: ['Industries we train models for', ['Healthcare', 'Finance', 'Manufacturing', 'Retail']],
    buttons: [
      ['Start Your Project with AI', 'contact'],
      ['See Our Work', 'projects'],
      ['Start Your Project with AI', 'contact'],
      ['View Our Works', 'projects'],
    ],
  },
  'data-analytics': {
    points: [
      'From raw tables to a decision',
      [
        'Data Visualization',
        'Real-Time Monitoring',
        'Predictive Analytics',
        'KPI Tracking',
        'Business Intelligence',
        'Data Integration',
      ],
    ],
    figures: [
      ['85%', 'Faster Insights'],
      ['3x', 'ROI Improvement'],
    ],
    industries: [
      'Who reads our dashboards',
      ['Financial Services', 'E-commerce', 'Manufacturing', 'Healthcare'],
    ],
    buttons: [
      ["Let's Talk", 'contact'],
      ['View Our Works', 'projects'],
      ['Get a Free Consultation', 'contact'],
      ['See Our Work', 'projects'],
    ],
  },
  'digital-transformation': {
    points: [
      'Our approach',
      [
        'Technology Assessment',
        'Change Management',
        'Process Optimization',
        'Digital Strategy',
        'Culture Transformation',
        'Technology Implementation',
      ],
    ],
    figures: [
      ['85%', 'Success Rate'],
      ['40%', 'Cost Reduction'],
    ],
    industries: [
      'Where we’ve changed how work is done',
      ['Manufacturing', 'Finance', 'Healthcare', 'Retail'],
    ],
    buttons: [
      ['Start Your Project', 'contact'],
      ['View Portfolio', 'projects'],
      ['Get a Free Strategy Session', 'contact'],
      ['See Our Work', 'projects'],
    ],
  },
  'cloud-migration': {
    figures: [
      ['100+', 'Cloud Migrations'],
      ['40%', 'Cost Savings'],
    ],
    steps: ['Assessment', 'Strategy', 'Migration', 'Optimization'],
    buttons: [
      ["Let's Talk", 'contact'],
      ['See Our Work', 'projects'],
      ['Book a Free Consultation', 'booking'],
      ['Start a Project', 'contact'],
      ['Book a Free Consultation', 'booking'],
    ],
  },
  'ci-cd-devops': {
    steps: ['Assessment', 'Strategy', 'Implementation', 'Optimization'],
    buttons: [
      ["Let's Talk", 'contact'],
      ['View Our Works', 'projects'],
      ['Book a Free Consultation', 'booking'],
      ['Start a Project', 'contact'],
      ['Book a Free Consultation', 'booking'],
    ],
  },
  cybersecurity: {
    points: [
      'What we test, watch and fix',
      [
        'Security Audits',
        'Penetration Testing',
        'Compliance Management',
        'Threat Detection',
        'Incident Response',
        'Access Control',
      ],
    ],
    figures: [
      ['99.9%', 'Threat Detection'],
      ['0', 'Security Breaches'],
    ],
    industries: ['Who we test for', ['Healthcare', 'Financial', 'Manufacturing', 'Government']],
    buttons: [
      ['Get a Free Consultation', 'contact'],
      ['View Our Works', 'projects'],
      ["Let's Talk", 'contact'],
      ['See Our Work', 'projects'],
    ],
  },
  'it-consulting': {
    points: [
      'Questions clients bring us',
      [
        'Technology Roadmap',
        'Infrastructure Planning',
        'Cost Optimization',
        'Vendor Selection',
        'Digital Strategy',
        'Technology Assessment',
      ],
    ],
    figures: [
      ['25%', 'Cost Reduction'],
      ['95%', 'Client Satisfaction'],
    ],
    buttons: [
      ['Get a Free Strategy Session', 'contact'],
      ['See Our Work', 'projects'],
      ['Get a Free Consultation', 'contact'],
      ['View Portfolio', 'projects'],
    ],
  },
};
