import { companyName } from './companyName';
import { facts } from './facts';

/** What only the owner can know; see `company.legal`. */
export interface LegalFacts {
  /** Full name and form of the legal entity, as registered: 'Shapla Systems Limited'. */
  readonly entity: string;
  /** Where and under which number: 'registered with the RJSC in Dhaka under C-000000 (BIN 000000000-0000)'. */
  readonly registration: string;
  /** Name and address of a representative in the European Union or the United Kingdom, where the law asks for one. */
  readonly representative: string;
  /** The countries in which servers and mail providers stand: 'Singapore and Germany'. */
  readonly hosting: string;
}

const address = {
  street: 'House 12, Road 7, Sector 4',
  locality: 'Uttara',
  city: 'Dhaka',
  postalCode: '1230',
  country: 'Bangladesh',
  countryCode: 'BD',
} as const;
const town = `${address.locality}, ${address.city} ${address.postalCode}` as const;

/** Who the site speaks for. A real owner replaces all of it here, and the name in `companyName.ts` beside it. */
export const company = {
  name: companyName,
  tagline: 'Building Intelligent Solutions for a Digital Tomorrow',
  email: 'hello@example.com',
  careerEmail: 'careers@example.com',
  projectsEmail: 'projects@example.com',
  phone: { label: '+880 2 5550 0142', href: 'tel:+880255500142' },
  city: `${address.city}, ${address.country}`,
  address,
  /** The line of the address that follows the street. */
  town,
  office: `${town}, ${address.country}`,
  hours: [
    { days: 'Monday to Friday', hours: '8:00 AM - 5:00 PM' },
    { days: 'Saturday and Sunday', hours: 'Closed' },
  ],
  /** The hours of weekdays again, for machines (schema.org). */
  opens: '08:00',
  closes: '17:00',
  languages: 'English and Bangla',
  /** For machines (schema.org): the year of foundation, which only the owner knows; left out while it is empty. */
  founded: '' as string,
  /** The founders, as the About page names them. */
  founders: ['Tahmid Arefin', 'Nusrat Jahanara'],
  /** THE OWNER FILLS THESE IN. While one is empty, the sentence of the legal pages that would name it is left out. */
  legal: { entity: '', registration: '', representative: '', hosting: '' } satisfies LegalFacts as LegalFacts,
  /** THE OWNER FILLS THESE IN, too: each is one sentence or more, left out where it is told while it is empty. */
  assurances: {
    /** What others have certified: 'Our development is certified to ISO 27001 (certificate 000, valid until 2027).' */
    certificates: '',
    /** 'Professional liability insurance covers USD 0 a claim.' */
    insurance: '',
    /** Of people, laptops and AI tools: 'We check references before we hire, and no AI tool sees a client’s code.' */
    ownSecurity: '',
    /** How many of the bench are employees, how many under contract. */
    benchEmployment: '',
    /** Where specialists work the hours of the Americas: 'A shifted day until 11 PM in Dhaka can be agreed.' */
    shiftedDay: '',
    /** Of our penetration testers: 'Our testers are certified by OffSec (OSCP).' */
    testers: '',
    /** Who may be asked about us: 'Two clients in the United States take calls about us.' */
    references: '',
    /** Of the task and the half day of an application: 'We pay for both.' */
    assessmentPay: '',
    /** 'Setup is part of the price.' */
    productSetup: '',
    /** 'Results compare the year before launch with the year after.' */
    resultPeriods: '',
    /** 'Most are in Bangladesh, Germany and the United States.' */
    countries: '',
    /** Of the projects shown: 'They ran in Bangladesh and Australia, from 2023 to 2025.' */
    projectPlaces: '',
    /** Of hosted language models: 'A hosted model’s provider deletes what it is sent after 30 days.' */
    hostedModels: '',
    /** Where results of products come from: 'The figures are for the year after launch.' */
    productPeriod: '',
  } satisfies Record<string, string> as Readonly<
    Record<
      | 'certificates'
      | 'insurance'
      | 'ownSecurity'
      | 'benchEmployment'
      | 'shiftedDay'
      | 'testers'
      | 'references'
      | 'assessmentPay'
      | 'productSetup'
      | 'resultPeriods'
      | 'countries'
      | 'projectPlaces'
      | 'hostedModels'
      | 'productPeriod',
      string
    >
  >,
  /** THE OWNER'S PROMISE: for how long after launch bugs are fixed free of charge. Empty: no page speaks of it. */
  warranty: '90 days' as string,
  /** THE OWNER'S PROMISE to buyers who ask for a reference. Empty: no page offers one. */
  referenceCall: 'You can talk to a client of ours before you sign; we put you in touch.' as string,
  /** THE OWNER'S REASON why most clients stay unnamed. Empty: no page gives one. */
  unnamedClients: 'Most contracts don’t let us name them.' as string,
  /** THE OWNER'S PROMISE about the findings of a security test. */
  retest: 'Your fix of a finding is retested once, free of charge, within 90 days of the report.',
  /** THE OWNER'S PROMISES of people for a client's own team. */
  placement: {
    /** What their speed and cost are compared with. */
    baseline: 'Speed and cost are measured against the client’s plan to hire the eight locally.',
    trial:
      'The first two weeks are a trial: if someone doesn’t fit, you don’t pay for those weeks, and we propose someone else.',
    month: 'A month is 160 hours.',
    notice: 'You can stop at the end of any month.',
  },
  /** THE OWNER'S PROMISES about money and dates. */
  terms: {
    currency: 'We invoice in US dollars, euros or taka.',
    milestones: '20% at the start and the rest by milestone, each once you’ve seen it work',
    change: 'A change is priced in writing, and you decide before we start on it.',
    delay: 'If we run late on a fixed price, the extra time costs you nothing.',
  },
  /** THE OWNER'S FIGURES: what work costs here. Pages name them as they stand. */
  prices: {
    typicalProject: '$20,000-$50,000',
    complexSystem: '$90,000-$200,000',
    engineerMonth: '$3,500-$5,500',
    testerMonth: '$2,400-$3,600',
    careMonth: '$600-$1,500',
    productUser: '$8-$25',
  },
  /** THE OWNER'S FIGURES, by a job's slug: its salary. An opening whose salary is empty names none. */
  salaries: {
    'react-native-developer': 'Tk 80,000-120,000',
    'digital-marketing-specialist': 'Tk 45,000-65,000',
  },
  /** THE OWNER'S PROMISE: who answers outside business hours. */
  onCall: {
    who: 'an engineer who knows the code',
    when: 'day and night, weekends included',
    whom: 'systems under a support agreement',
    answer: facts.alarm,
    /** For how long it is booked at least. */
    term: 'for three months or more',
  },
  /** Services of others that visitors meet here, as the privacy policy names them. */
  providers: { captcha: 'Cloudflare Turnstile', map: 'OpenStreetMap' },
  /** Free 30-minute consultation, on an external scheduling page. */
  bookingUrl: 'https://booking.example.com/shapla-systems/30-minutes',
  mapUrl: 'https://www.openstreetmap.org/?mlat=23.8759&mlon=90.3795#map=16/23.8759/90.3795',
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=90.3695%2C23.8709%2C90.3895%2C23.8809&layer=mapnik&marker=23.8759%2C90.3795',
  social: [
    { network: 'LinkedIn', url: 'https://linkedin.example.com/company/shapla-systems' },
    { network: 'Facebook', url: 'https://facebook.example.com/shapla.systems' },
    { network: 'GitHub', url: 'https://github.example.com/shapla-systems' },
  ],
} as const;

/** THE OWNER'S FIGURES, by a service's slug: what its usual job costs, next to the smallest below. */
export const usualPrices: Readonly<Record<string, string>> = {
  'custom-web-applications': company.prices.typicalProject,
  'mobile-solutions': '$18,000-$45,000',
  'enterprise-software': company.prices.complexSystem,
  'api-integration': '$8,000-$20,000',
  'ux-ui-design': '$6,000-$12,000',
  'website-design': '$8,000-$18,000',
  'ecommerce-solutions': '$25,000-$50,000',
  'social-media-marketing': '$1,400-$2,600 a month',
  'ai-ml': '$18,000-$40,000',
  'data-analytics': '$8,000-$24,000',
  'digital-transformation': '$20,000-$45,000',
  'cloud-migration': '$25,000-$60,000',
  'ci-cd-devops': '$2,400-$4,500 a month',
  cybersecurity: '$15,000-$30,000 a year',
  'it-consulting': '$6,000-$12,000',
};

/** THE OWNER'S FIGURES, by a service's slug: what its smallest order costs. A page whose price is empty names none. */
export const smallestPrices: Readonly<Record<string, string>> = {
  'custom-web-applications': '$4,000',
  'mobile-solutions': '$1,500',
  'enterprise-software': '$12,000',
  'api-integration': '$3,500',
  'ux-ui-design': '$1,800',
  'website-design': '$2,500',
  'ecommerce-solutions': '$6,000',
  'social-media-marketing': '$1,200',
  'ai-ml': '$3,600',
  'data-analytics': '$2,600',
  'digital-transformation': '$2,800',
  'cloud-migration': '$5,000',
  'ci-cd-devops': '$6,500',
  cybersecurity: '$2,200',
  'it-consulting': '$1,600',
};
