import { company } from 'shared-content/content';
import { type ContactPayload, fieldLimits } from 'shared-content/forms';

/** A single-line field of the form. */
export interface TextFieldContent {
  readonly name: Exclude<
    keyof ContactPayload,
    'serviceInterest' | 'description' | 'budget' | 'turnstileToken'
  >;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel';
  /** WCAG 1.3.5: the browser fills it in for visitors who have difficulty typing. */
  readonly autoComplete: string;
  readonly maxLength: number;
  /** The error beside the field when it is empty on submit. Its presence marks the field as required. */
  readonly missing?: string;
}

export const contactTextFields: readonly TextFieldContent[] = [
  {
    name: 'firstName',
    label: 'First name',
    type: 'text',
    autoComplete: 'given-name',
    maxLength: fieldLimits.firstName,
    missing: 'Enter your first name.',
  },
  {
    name: 'lastName',
    label: 'Last name',
    type: 'text',
    autoComplete: 'family-name',
    maxLength: fieldLimits.lastName,
    missing: 'Enter your last name.',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    maxLength: fieldLimits.email,
    missing: 'Enter the email address we should answer.',
  },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
    maxLength: fieldLimits.phone,
  },
  {
    name: 'company',
    label: 'Company',
    type: 'text',
    autoComplete: 'organization',
    maxLength: fieldLimits.company,
  },
];

export const contactForm = {
  title: 'Send us a message',
  optional: '(optional)',
  requiredNote: 'Fields without “(optional)” are required.',
  serviceInterest: {
    legend: 'What do you need?',
    hint: 'Choose one, or skip it if none fits. Choose it again to clear it.',
  },
  description: {
    labels: { project: 'Project description', application: 'Your application', request: 'Your message' },
    hint: 'What should the software do, and who is it for?',
    missing: 'Write a sentence or two here.',
    tooLong: `Shorten the description to ${fieldLimits.description} characters.`,
    maxLength: fieldLimits.description,
  },
  /** The form takes no attachments. This says where to send a file, by topic. */
  files: {
    project: {
      before: 'Have a file? Email it to ',
      email: company.projectsEmail,
      after: '. If it’s confidential, say so here first.',
    },
    application: { before: 'You can also email your CV to ', email: company.careerEmail, after: '.' },
  },
  budget: {
    label: 'Budget',
    hint: `Most projects cost ${company.prices.typicalProject}.`,
  },
  submit: 'Send Message',
  /** For screen readers, because the focused button is disabled meanwhile. */
  sending: 'Your message is on its way.',
  errorPrefix: 'Error: ',
  privacy: {
    /** For inquiries about a project; an application or a request about one's data accepts no terms. */
    terms: {
      before: 'By sending this, you accept our ',
      label: 'Terms of Service',
      to: '/terms-of-service',
      after: '. ',
    },
    before: 'What we store, and for how long, is in our ',
    link: { label: 'privacy policy', to: '/privacy-policy' },
    after: '.',
  },
  honeypot: 'Leave this field empty',
  noScript: `Without JavaScript the verification can’t run, so a person reads your message first. You can also email ${company.email} or call ${company.phone.label}.`,
  sendUnchecked: 'Send without the verification',
  closeToast: 'Close this message',
  wayOut: {
    before: 'If it fails again, email ',
    between: ' or call ',
    after: '.',
    email: company.email,
    phone: company.phone,
    subject: 'Inquiry from the website',
  },
} as const;

export const captchaTexts = {
  label: 'Verification',
  loading: 'The verification loads while you write.',
  waiting: 'You can send your message once the verification is complete.',
  failed: 'The verification couldn’t be completed.',
  retry: 'Try the verification again',
} as const;
