import type { Ground } from '../theme/grounds';
import type { Accent } from '../theme/palette';

/** A service as menus, cards and cross links name it; its page belongs to mfe-services. */
export interface ServiceEntry {
  readonly slug: string;
  readonly name: string;
  readonly accent: Accent;
  /** Of the page's first and last screen. */
  readonly ground: (typeof groupGrounds)[keyof typeof groupGrounds];
}

/** A service of one of the four groups, by its group's accent. */
const groupGrounds = { jade: 'board', coral: 'studio', iris: 'dusk', lagoon: 'river' } as const;
const service = (slug: string, name: string, accent: keyof typeof groupGrounds): ServiceEntry => ({
  slug,
  name,
  accent,
  ground: groupGrounds[accent],
});

export const services = {
  customWeb: service('custom-web-applications', 'Custom Web Applications', 'jade'),
  mobile: service('mobile-solutions', 'Mobile Solutions', 'jade'),
  enterprise: service('enterprise-software', 'Enterprise Software', 'jade'),
  api: service('api-integration', 'API Integration', 'jade'),
  team: service('team-augmentation', 'Team Augmentation', 'jade'),
  uxUi: service('ux-ui-design', 'UX/UI Design', 'coral'),
  website: service('website-design', 'Website Design', 'coral'),
  ecommerce: service('ecommerce-solutions', 'eCommerce Solutions', 'coral'),
  social: service('social-media-marketing', 'Social Media Marketing', 'coral'),
  aiMl: service('ai-ml', 'AI & Machine Learning', 'iris'),
  analytics: service('data-analytics', 'Data Analytics', 'iris'),
  transformation: service('digital-transformation', 'Digital Transformation', 'iris'),
  cloud: service('cloud-migration', 'Cloud Migration', 'lagoon'),
  devOps: service('ci-cd-devops', 'CI/CD & DevOps', 'lagoon'),
  security: service('cybersecurity', 'Cybersecurity', 'lagoon'),
  consulting: service('it-consulting', 'IT Consulting', 'lagoon'),
} as const;

/** The mega menu's four columns, in the order of specification 2.3. */
export const serviceGroups: readonly {
  readonly title: string;
  readonly services: readonly ServiceEntry[];
}[] = [
  {
    title: 'Development Services',
    services: [services.customWeb, services.mobile, services.enterprise, services.api, services.team],
  },
  {
    title: 'Design & Marketing',
    services: [services.uxUi, services.website, services.ecommerce, services.social],
  },
  { title: 'AI & Analytics', services: [services.aiMl, services.analytics, services.transformation] },
  {
    title: 'Infrastructure',
    services: [services.cloud, services.devOps, services.security, services.consulting],
  },
];

export const servicePath = (entry: ServiceEntry): `/${string}` => `/services/${entry.slug}`;

export interface IndustryEntry {
  readonly slug: string;
  readonly name: string;
  readonly accent: Accent;
  /** Of the page's first and last screen. */
  readonly ground: Ground;
}

export const industries: readonly IndustryEntry[] = [
  { slug: 'healthcare', name: 'Healthcare', accent: 'jade', ground: 'ward' },
  { slug: 'education', name: 'Education', accent: 'amber', ground: 'hall' },
  { slug: 'e-commerce', name: 'E-commerce', accent: 'coral', ground: 'market' },
  { slug: 'finance', name: 'Finance', accent: 'sky', ground: 'ledger' },
  { slug: 'logistics', name: 'Logistics', accent: 'lagoon', ground: 'delta' },
  { slug: 'government', name: 'Government', accent: 'iris', ground: 'office' },
];

export const industryPath = (entry: IndustryEntry): `/${string}` => `/industries/${entry.slug}`;
