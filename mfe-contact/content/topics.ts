import { industries, jobTitles, services } from 'shared-content/content';
import { jobApplicationPrefix, type serviceInterestOptions } from 'shared-content/forms';

/** A visitor's topic, with the form's texts and fields for it. */
export interface ContactTopic {
  /** The first line of the description, sent with the message. */
  readonly subject: string;
  /** The text below the description: the facts that we need to answer this topic. */
  readonly hint: string;
  /** Only project topics ask for a company, a budget or a service. */
  readonly kind: 'project' | 'application' | 'request';
  /** For an application: the listed job's title. */
  readonly job?: string;
  /** Preselected, as long as the visitor has chosen nothing. */
  readonly interest?: (typeof serviceInterestOptions)[number];
}

const project = (subject: string, hint: string, interest?: ContactTopic['interest']): ContactTopic => ({
  subject,
  hint,
  kind: 'project',
  ...(interest && { interest }),
});

const serviceHints: Readonly<
  Record<keyof typeof services, readonly [hint: string, interest?: ContactTopic['interest']]>
> = {
  customWeb: ['Who will use it, and what do they use today?', 'Custom Software Development'],
  mobile: ['Who will use the app, on which devices, and what has to work offline?', 'Mobile Applications'],
  enterprise: [
    'Which departments will work in it, and what do they work in now?',
    'Custom Software Development',
  ],
  api: [
    'Which systems should talk to each other, and what should travel between them?',
    'Custom Software Development',
  ],
  team: ['Which roles do you need, from when, and for about how long?'],
  uxUi: ['Which screen or task gives people trouble, and who are they?'],
  website: ['What should a visitor do on the site? Add its address if there is one.'],
  ecommerce: [
    'What do you sell, where do you sell it today, and about how many orders a week?',
    'E-commerce Platforms',
  ],
  social: ['Which channels do you run, and what should they bring you?', 'Digital Marketing Solutions'],
  aiMl: ['Which decision or chore should the machine take over, and what data is there about it?'],
  analytics: ['Which question can’t your reports answer today, and where does the data sit?'],
  transformation: ['Which process costs you the most time, and who works in it?'],
  cloud: ['What runs where today, and what makes you want to move it?'],
  devOps: ['How does a release go out today, and what goes wrong with it?'],
  security: ['What should we test, and is there a date or an audit behind it?'],
  consulting: ['Which decision do you have to make, and by when?'],
};

const industryInterests: Readonly<Record<string, ContactTopic['interest']>> = {
  healthcare: 'Healthcare Management Systems',
  education: 'Educational Software',
  'e-commerce': 'E-commerce Platforms',
};

/** By the value of `/contact?about=`. Other values are ignored and never shown. */
export const topics: ReadonlyMap<string, ContactTopic> = new Map([
  ...Object.entries(services).map(([key, { slug, name }]): [string, ContactTopic] => {
    const [hint, interest] = serviceHints[key as keyof typeof services];
    return [slug, project(`About: ${name}`, hint, interest)];
  }),
  ...industries.map(({ slug, name }): [string, ContactTopic] => [
    slug,
    project(
      `About: software for ${name.toLowerCase()}`,
      'What do your people do today, and what should be different? If you’d like a call, say when suits you.',
      industryInterests[slug],
    ),
  ]),
  [
    'product-demo',
    project('Request for a demo', 'Which product would you like to see, and who will watch with you?'),
  ],
  [
    'free-trial',
    project(
      'Request for the 30-day free trial',
      'Which product, for how many people? We’ll set it up and send you the login.',
    ),
  ],
  [
    'careers',
    {
      subject: 'Question about working with you',
      hint: 'What would you like to know? It doesn’t count as an application.',
      kind: 'request',
    },
  ],
  [
    'data-deletion',
    {
      subject: 'Data Deletion Request',
      hint: 'Which email address does the data belong to? Nothing else is needed.',
      kind: 'request',
    },
  ],
]);

const applicationHint =
  'What have you done so far, what are you best at, and when could you start? Add a link to your CV or portfolio.';

const application = (job?: string): ContactTopic => ({
  subject: `${jobApplicationPrefix}${job ?? 'Open Application'}`,
  hint: applicationHint,
  kind: 'application',
  ...(job && { job }),
});
const titles: Readonly<Record<string, string>> = jobTitles;

/**
 * The topic in the contact page's URL: `?about=` a topic above, or `?job=` an application. Text of the URL never
 * reaches the form: an unlisted job is an open application.
 */
export function getTopic({
  about,
  job,
}: {
  about: string | null;
  job: string | null;
}): ContactTopic | undefined {
  if (job !== null && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(job))
    return application(Object.hasOwn(titles, job) ? titles[job] : undefined);
  return about === null ? undefined : topics.get(about);
}
