import type { SectionColor } from '../../../../shared-content/art';

export interface Card {
  /** The page's address, as in the specification's route table. */
  path: string;
  /** The page's name, then its heading. */
  name: string;
  heading: string;
  /** A drawing of lucide's set, or the company's own mark. */
  icon: string;
  color: SectionColor;
}

const card = (path: string, name: string, heading: string, icon: string, color: SectionColor): Card => ({
  path,
  name,
  heading,
  icon,
  color,
});

/** One card for each of the 34 routes; the headings are those of the pages. */
export const cards: readonly Card[] = [
  card(
    '/',
    'Software company, Dhaka',
    'Building Intelligent Solutions for a Digital Tomorrow',
    'mark',
    'jade',
  ),
  card('/services', 'Services', 'From first sketch to on-call support', 'layers', 'jade'),
  card(
    '/services/custom-web-applications',
    'Custom Web Applications',
    'Web applications shaped like your work',
    'app-window',
    'jade',
  ),
  card(
    '/services/mobile-solutions',
    'Mobile Solutions',
    'Apps that survive a real day in a pocket',
    'smartphone',
    'lagoon',
  ),
  card(
    '/services/enterprise-software',
    'Enterprise Software',
    'One system that every department believes',
    'building-2',
    'sky',
  ),
  card(
    '/services/ux-ui-design',
    'UX/UI Design',
    'Design that people get right the first time',
    'pen-tool',
    'lily',
  ),
  card(
    '/services/website-design',
    'Website Design',
    'A website your sales team will send people to',
    'layout-template',
    'coral',
  ),
  card(
    '/services/ecommerce-solutions',
    'eCommerce Solutions',
    'Stores that get to the thank-you page',
    'shopping-bag',
    'amber',
  ),
  card(
    '/services/social-media-marketing',
    'Social Media Marketing',
    'Followers are nice. Inquiries pay rent.',
    'megaphone',
    'lily',
  ),
  card(
    '/services/ai-ml',
    'AI and Machine Learning',
    'AI that knows when to ask a person',
    'brain-circuit',
    'iris',
  ),
  card(
    '/services/data-analytics',
    'Data Analytics',
    'Two people, one question, the same number',
    'chart-column-increasing',
    'lagoon',
  ),
  card(
    '/services/digital-transformation',
    'Digital Transformation',
    'Change the work first, then the software',
    'refresh-cw',
    'moss',
  ),
  card(
    '/services/cybersecurity',
    'Cybersecurity',
    'We break in so you can close the window',
    'shield-check',
    'coral',
  ),
  card(
    '/services/it-consulting',
    'IT Consulting',
    'Advice from people who have to build it',
    'compass',
    'sky',
  ),
  card(
    '/services/team-augmentation',
    'Team Augmentation',
    'Team & Staff Augmentation',
    'users-round',
    'moss',
  ),
  card(
    '/services/api-integration',
    'API Integration',
    'APIs that still add up after a retry',
    'webhook',
    'lagoon',
  ),
  card(
    '/services/cloud-migration',
    'Cloud Migration',
    'Out of the server room, without a lost weekend',
    'cloud-upload',
    'sky',
  ),
  card(
    '/services/ci-cd-devops',
    'CI/CD and DevOps',
    'Release on a Friday. Go home at five.',
    'rocket',
    'iris',
  ),
  card('/products', 'Products', 'Eight products that already know each other', 'boxes', 'amber'),
  card('/industries', 'Industries', 'Software shaped by the field it works in', 'factory', 'lagoon'),
  card(
    '/industries/healthcare',
    'Healthcare',
    'Healthcare software that keeps pace with the ward',
    'heart-pulse',
    'jade',
  ),
  card(
    '/industries/education',
    'Education',
    'Learning platforms that hold up in exam week',
    'graduation-cap',
    'sky',
  ),
  card(
    '/industries/e-commerce',
    'E-commerce',
    'E-commerce software that ships what it sells',
    'store',
    'coral',
  ),
  card(
    '/industries/finance',
    'Finance',
    'Financial software that balances to the last cent',
    'landmark',
    'amber',
  ),
  card(
    '/industries/logistics',
    'Logistics',
    'Know where the load is without calling the driver',
    'truck',
    'moss',
  ),
  card(
    '/industries/government',
    'Government',
    'Public services that citizens finish in one sitting',
    'stamp',
    'iris',
  ),
  card('/about', 'About Us', 'Software from Dhaka, built by people who stay with it', 'mark', 'lily'),
  card('/case-studies', 'Four Projects Told in Full', 'Case Studies', 'book-open-text', 'iris'),
  card('/projects', 'Projects', 'Our Projects', 'panels-top-left', 'jade'),
  card('/careers', 'Careers', 'Join Our Team', 'sprout', 'moss'),
  card('/blog', 'Blog', 'Blog - Coming Soon', 'feather', 'lagoon'),
  card('/contact', 'Contact', 'Get In Touch', 'message-circle', 'lily'),
  card('/privacy-policy', 'Legal', 'Privacy Policy', 'lock-keyhole', 'sky'),
  card('/terms-of-service', 'Legal', 'Terms of Service', 'scale', 'sky'),
];

/** `/services/ai-ml` → `services-ai-ml`, the name under which the head of a page asks for its card. */
export const slugOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
