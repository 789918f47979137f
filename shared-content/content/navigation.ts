/** The header's links in their order (specification 2.3); `menu` marks those that also open one. */
export const mainNavigation = [
  { label: 'Home', path: '/' },
  { label: 'About', path: '/about' },
  { label: 'Services', path: '/services', menu: 'services' },
  { label: 'Projects', path: '/projects' },
  { label: 'Industries', path: '/industries', menu: 'industries' },
  { label: 'Case Studies', path: '/case-studies' },
  { label: 'Careers', path: '/careers' },
  { label: 'Blog', path: '/blog' },
  { label: 'Contact', path: '/contact' },
] as const;

/** Labels and targets of the calls to action that more than one section shows. */
export const actions = {
  getStarted: { label: 'Get Started', to: '/contact' },
  startProject: { label: 'Start Your Project', to: '/contact' },
  viewWorks: { label: 'View Our Works', to: '/projects' },
  viewCaseStudies: { label: 'View Case Studies', to: '/case-studies' },
  viewServices: { label: 'View Our Services', to: '/services' },
  freeConsultation: { label: 'Get a FREE Consultation', to: '/contact' },
} as const;

/** The contact page, told what one comes about: a slug of mfe-contact/content/topics.ts (each service, each industry and a few more). */
export const contactAbout = (slug: string): `/${string}` => `/contact?about=${slug}`;
