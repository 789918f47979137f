import type { Accent, Action } from 'shared-content/ui';
import { company, facts, sentences, type Stat, statNotes, stats } from 'shared-content/content';
import eCommerceBanner from '../../assets/scenes/e-commerce-banner-wide-2x.avif';
import eCommerce from '../../assets/scenes/e-commerce-tile.avif';
import educationBanner from '../../assets/scenes/education-banner-wide-2x.avif';
import education from '../../assets/scenes/education-tile.avif';
import financeBanner from '../../assets/scenes/finance-banner-wide-2x.avif';
import finance from '../../assets/scenes/finance-tile.avif';
import governmentBanner from '../../assets/scenes/government-banner-wide-2x.avif';
import government from '../../assets/scenes/government-tile.avif';
import healthcareBanner from '../../assets/scenes/healthcare-banner-wide-2x.avif';
import healthcare from '../../assets/scenes/healthcare-tile.avif';
import logisticsBanner from '../../assets/scenes/logistics-banner-wide-2x.avif';
import logistics from '../../assets/scenes/logistics-tile.avif';
import { industryNamed } from './industryNamed';

export interface IndustryCard {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly solutions: readonly string[];
  readonly color: Accent;
  /** One motif of its scene, 400 by 230 (with twice the pixels). */
  readonly picture: string;
  /** A larger part, 700 by 320 (with twice the pixels), for a card with room for it. */
  readonly banner: string;
  /** The card's link; Logistics and Government have none (specification 2.7). */
  readonly to?: `/${string}`;
  /** At its bottom: a figure of our work in that field. */
  readonly figure: Stat;
}

const pictures: Readonly<Record<string, Pick<IndustryCard, 'picture' | 'banner'>>> = {
  healthcare: { picture: healthcare, banner: healthcareBanner },
  education: { picture: education, banner: educationBanner },
  'e-commerce': { picture: eCommerce, banner: eCommerceBanner },
  finance: { picture: finance, banner: financeBanner },
  logistics: { picture: logistics, banner: logisticsBanner },
  government: { picture: government, banner: governmentBanner },
};

const card = (
  slug: string,
  figure: Stat,
  description: string,
  solutions: readonly string[],
): IndustryCard => {
  const { name, accent } = industryNamed(slug);
  const drawn = pictures[slug];
  if (!drawn) throw new Error(`The industry ${slug} has no picture.`);
  return { slug, title: name, description, solutions, color: accent, ...drawn, figure };
};

const linked = (entry: IndustryCard): IndustryCard => ({ ...entry, to: `/industries/${entry.slug}` });

/** Content of /industries. */
export const overview = {
  hero: {
    crumb: 'Industries',
    title: 'Software shaped by the field it works in',
    lead: 'A hospital ward and an online checkout need different software. We start with how your people work.',
    // Header and footer (specification 2.3, 2.4) do not link to the products.
    actions: [{ label: 'View Our Products', to: '/products' }] satisfies readonly Action[],
  },
  cards: {
    title: 'Industry software development in six fields',
    lead: sentences(
      'What we build, and what it changed for one client in each field.',
      company.unnamedClients,
    ),
    labels: { more: 'How we work in', solutions: 'solutions' },
    /** Below the cards, of which two are no links (specification 2.7). */
    also: {
      before: 'More about our work in ',
      between: ' and ',
      links: [
        { label: 'logistics software', to: '/industries/logistics' },
        { label: 'government software', to: '/industries/government' },
      ],
    },
    items: [
      linked(
        card(
          'healthcare',
          { number: '11 → 4 min', label: 'to register a new patient' },
          'Systems for hospitals, clinics and labs, where a missing allergy note can do harm.',
          [
            'Hospital management systems',
            'Electronic health records',
            'Telemedicine and patient portals',
            'Laboratory and pharmacy',
          ],
        ),
      ),
      linked(
        card(
          'education',
          { number: '640 → 0', label: 'exams lost or resubmitted' },
          'Platforms for schools and universities, built for the day a whole year takes the same exam.',
          [
            'Learning management systems',
            'Online examinations',
            'Student information systems',
            'Offline learning apps',
          ],
        ),
      ),
      linked(
        card(
          'e-commerce',
          { number: '8.4 → 0.6%', label: 'canceled as out of stock' },
          'We build stock, order and marketplace systems for retailers.',
          [
            'Custom storefronts',
            'Multi-vendor marketplaces',
            'Checkout and payments',
            'Orders and inventory',
          ],
        ),
      ),
      linked(
        card(
          'finance',
          { number: '12 → 2 days', label: 'to close the month' },
          'In banking, lending and payment systems, figures lead back to the entries behind them.',
          [
            'Digital banking',
            'Lending and microfinance',
            'Payments and reconciliation',
            'Fraud and regulatory reporting',
          ],
        ),
      ),
      card(
        'logistics',
        { number: '71 → 94%', label: 'deliveries on time' },
        'Dispatch, warehouse and delivery tools for carriers, 3PLs and couriers.',
        ['Warehouse management', 'Transport management', 'Fleet tracking', 'Last-mile delivery'],
      ),
      card(
        'government',
        { number: '26 → 3 days', label: 'from form to trade license' },
        'Citizen services in two languages, hosted where the law says, maintained by your own staff.',
        ['Citizen service portals', 'Permits and licensing', 'Records management', 'Grievance and open data'],
      ),
    ],
  },
  why: {
    title: 'Why Industry Leaders Choose Us',
    reasons: [
      {
        title: 'We see the work before the plan is fixed',
        text: 'A first estimate comes from your message. In discovery, an engineer follows at least one shift of yours, in person or by video; travel is agreed first.',
      },
      {
        title: 'Rules go in first',
        text: 'Retention periods, audit trails and consent are part of the first data model, because adding them later costs more.',
      },
      {
        title: 'We work with the system you have',
        text: 'We connect to what runs your business, by HL7, EDI or fixed-width file, and retire it when you’re ready.',
      },
      {
        title: 'Engineers answer your tickets',
        text: `They know the code, and under a support agreement you hear from them ${facts.reply}.`,
      },
    ],
    stats: [stats.industries, stats.projects, stats.clientSatisfaction, stats.countries],
    statsNote: statNotes.work,
  },
  closing: {
    title: 'Your field isn’t on the list?',
    text: 'Describe a normal working day. If we’re not the right people for it, you hear that first.',
    actions: [
      { label: 'Discuss Your Project', to: '/contact' },
      { label: 'View Case Studies', to: '/case-studies' },
    ],
  },
} as const;
