import { company, contactAbout, retention } from 'shared-content/content';
import {
  type LegalDocument,
  heading,
  getHosting,
  link,
  list,
  getOperator,
  period,
  postalAddress,
  getRegistration,
  getRepresentative,
  paragraph,
  seat,
} from './legal';
import { legalBases } from './legalBases';
import { storedData } from './storedData';

const mail = link(company.email, `mailto:${company.email}`);
const deletionSubject = 'Data Deletion Request';
const deletionMail = link(
  company.email,
  `mailto:${company.email}?subject=${encodeURIComponent(deletionSubject)}`,
);
const { providers, legal } = company;
const words = (items: Readonly<Record<string, string>>) => list(...Object.values(items));

/**
 * The policy. Its statements on storage come from storedData and the periods of shared-content; privacyPolicy.test.ts
 * in the root compares both with the API. The owner's own promises are manual work and the retention of logs and
 * backups. FOR COUNSEL before it goes live: children in Bangladesh, California, the bases.
 */
export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'What we learn about you when you use this website or write to us, why we keep it, for how long, and how you can have it erased.',
  updated: { label: 'Last updated September 24, 2025', iso: '2025-09-24' },
  inShort: [
    'You can read this whole site without telling us who you are. It sets no cookies.',
    'When you write to us or subscribe, we store what you enter, how it reached us and what became of it.',
    `We never sell your data. We erase inquiries and job applications after ${period(retention.enquiryDays)} at the latest, and sooner if you ask.`,
    `To have your data erased, a message with the subject “${deletionSubject}” is enough. What we must keep is named under Data Deletion and Account Removal.`,
  ],
  sections: [
    {
      id: 'overview',
      title: 'Overview',
      blocks: [
        paragraph(
          `${getOperator(legal)} is a software company in ${seat} (“we,” “us”). We’re the controller of the personal data described here, under the General Data Protection Regulation (GDPR) where it applies, and under the laws of Bangladesh.`,
        ),
        ...getRegistration(legal),
        ...getRepresentative(legal),
        paragraph(
          'This policy covers this website and our correspondence with you. It’s a notice; you don’t have to agree to it. In systems we run for a client, that client’s own notice applies.',
        ),
      ],
    },
    {
      id: 'information-we-collect',
      title: 'Information We Collect',
      blocks: [
        heading('From the contact form'),
        paragraph(
          'You don’t have to give us anything; without the required fields, we can’t answer by ',
          link('the contact form', '/contact'),
          '. When you send it, we store:',
        ),
        words(storedData.message),
        heading('From the newsletter'),
        paragraph('You’re on the list once you’ve confirmed by the link in the email we send you. We store:'),
        words(storedData.newsletter),
        heading('Kept by our system'),
        paragraph('Our system also stores:'),
        words(storedData.delivery),
        paragraph(
          'Of pages that fail or are slow, our servers keep only counts, without IP address, page address or anything that tells one visitor from another. They’re gone when the servers restart:',
        ),
        list(
          'how often which part and version of this site failed to load or to run, or was refused by the browser’s security rules (our technical logs also name the place in our own script that failed);',
          'for a sample of visits, how fast pages appeared and responded, by kind of page and kind of device (phone, tablet or desktop).',
        ),
        heading('From emails, calls and meetings'),
        paragraph(
          'We keep what you choose to tell us. Please don’t send us sensitive data, such as health data, in a first message.',
        ),
        heading('IP addresses and logs'),
        paragraph(
          `We don’t store your IP address with your message. For a day at most, our servers use it to limit requests, messages and emails, and they pass it to the CAPTCHA verification. Our technical logs hold it shortened to its network, and no name, email address or message. They’re kept for ${period(retention.logDays)} at most.`,
        ),
        heading('Cookies and browser storage'),
        paragraph(
          'While a tab is open, your browser keeps how far down you were on the pages you’ve left (session storage, named “places”).',
        ),
        paragraph(
          'While you fill in a form, your browser keeps what you’ve typed for this tab (session storage), until you send it or close the tab. Neither is sent to us on its own.',
        ),
      ],
    },
    {
      id: 'how-we-use-information',
      title: 'How We Use Information',
      blocks: [
        {
          kind: 'table',
          caption: 'What we use, and on which legal basis',
          head: ['What for', 'Legal basis'],
          rows: Object.values(legalBases).map(({ use, basis }) => [use, basis]),
        },
        paragraph(
          'No machine alone decides anything with legal or similar effect on you. The CAPTCHA verification and a hidden field can refuse a message or set it aside for a person.',
        ),
      ],
    },
    {
      id: 'sharing-of-information',
      title: 'Sharing of Information',
      blocks: [
        paragraph(
          'We don’t sell, rent or trade personal data, nor “sell” or “share” it as the law of California uses these words. All visitors are treated alike, with or without a “Do Not Track” request. Only these see personal data:',
        ),
        list(
          'the colleagues who answer your message, which also goes by email to the mailbox of their department;',
          'companies that host our servers, deliver our email or run our chat or customer system, bound by contract to use the data for nothing else;',
          [
            'the provider of the CAPTCHA verification (see ',
            link('Third-Party SDKs', '#third-party-sdks'),
            ');',
          ],
          'authorities or courts, where a law or a binding order leaves us no choice;',
          'a successor, should the company be sold or merged, under the promises made here.',
        ),
      ],
    },
    {
      id: 'data-retention',
      title: 'Data Retention',
      blocks: [
        paragraph('Our system erases on its own, every day:'),
        {
          kind: 'table',
          caption: 'How long our system keeps what',
          head: ['Data', 'Kept for'],
          rows: [
            [
              'Inquiries and job applications from the contact form, with all that’s stored about them and their emails',
              `At most ${period(retention.enquiryDays)} from arrival`,
            ],
            [
              'Newsletter subscription and proof of consent',
              `Until you unsubscribe; then, as a note not to write to you, at most ${period(retention.leftNewsletterDays)}`,
            ],
            ['Newsletter sign-up that isn’t confirmed', period(retention.unconfirmedDays)],
            [
              'Count of the messages and emails that one sender or address causes',
              `${retention.countHours} hours at most`,
            ],
            [
              'Fingerprint of an address that’s never to be asked about the newsletter again',
              'Until you ask us to lift it',
            ],
            [
              'Notices to ourselves that something needs attention, without your message',
              `At most ${period(retention.enquiryDays)} after delivery`,
            ],
            [
              'Fingerprint of an erased address or message, so no backup brings it back',
              `At most ${period(retention.enquiryDays)} from the erasure`,
            ],
            ['Technical logs, with IP addresses shortened', `At most ${period(retention.logDays)}`],
          ],
        },
        paragraph('We erase these by hand:'),
        {
          kind: 'table',
          caption: 'How long we keep what by hand',
          head: ['Data', 'Kept for'],
          rows: [
            [
              'Our other copies of inquiries and applications',
              'No longer than the inquiry or application itself',
            ],
            ['Applications that reach us by email', `At most ${period(retention.enquiryDays)} from arrival`],
            [
              'Other emails, notes of calls and bookings outside the forms',
              `At most ${period(retention.enquiryDays)} after our last exchange`,
            ],
            [
              'Contracts, invoices and the correspondence that belongs to them',
              'As long as tax and commercial law require',
            ],
            ['Backups of our system', `At most ${period(retention.backupDays)}`],
          ],
        },
      ],
    },
    {
      id: 'your-rights-and-choices',
      title: 'Your Rights and Choices',
      blocks: [
        paragraph('Wherever you live, you can, free of charge:'),
        list(
          'learn what we hold about you and receive a copy in a common format;',
          'have mistakes corrected;',
          'have your data erased or its use restricted;',
          'object to uses that rest on our legitimate interest;',
          'withdraw consent at any time, without effect on what happened before;',
          'complain to the data protection authority where you live or work.',
        ),
        paragraph(
          'Write to ',
          mail,
          `. We answer within ${retention.erasureDays} days, and may ask you to write from the address the data belongs to.`,
        ),
      ],
    },
    {
      id: 'childrens-privacy',
      title: "Children's Privacy",
      blocks: [
        paragraph(
          'This website addresses businesses and job seekers. It isn’t meant for children under 13, and we don’t knowingly collect data from them. If one has written to us, tell us and we’ll erase it. If you’re under 18 in Bangladesh, ask a parent or guardian before you apply or write to us.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        paragraph(
          'Connections are encrypted, and forms are checked and limited. Only those who need stored messages can read them; the server’s log names exports, changes and erasures.',
        ),
        paragraph(
          'If a breach puts your rights at risk, we’ll inform you and the competent authority without undue delay.',
        ),
      ],
    },
    {
      id: 'international-data-transfers',
      title: 'International Data Transfers',
      blocks: [
        paragraph(
          'We work in Bangladesh, and read your message there. Neither the European Commission nor the United Kingdom has found its law equivalent to theirs.',
        ),
        paragraph(
          'Our hosting and mail providers may keep servers elsewhere, under contracts that require the same protection. The CAPTCHA verification is run by Cloudflare, Inc., in the United States, which receives your IP address there. Before a company in the European Economic Area or the United Kingdom hands us personal data, we sign a data processing agreement with the standard contractual clauses and, for the United Kingdom, its addendum to them.',
        ),
        ...getHosting(legal),
      ],
    },
    {
      id: 'data-deletion',
      title: 'Data Deletion and Account Removal',
      blocks: [
        paragraph(
          'To have your data erased, or your account in a product we operate removed, send us a message with the subject ',
          `“${deletionSubject}”`,
          ' through the ',
          link('contact page', contactAbout('data-deletion')),
          ' or by email to ',
          deletionMail,
          '. The first link opens the form with that subject set; if you open the form another way, begin the description with those words. Name the email address the data belongs to.',
        ),
        list(
          'We check that the request comes from the owner of the address.',
          `We erase your inquiries, your subscription and their delivery notes, in our system and our other copies, within ${retention.erasureDays} days.`,
          `We keep what a law requires, and tell you what that is. We also keep a fingerprint of the erased address for at most ${period(retention.enquiryDays)}, so no backup brings it back.`,
        ),
        paragraph(`Copies in backups go within another ${retention.backupDays} days.`),
      ],
    },
    {
      id: 'third-party-sdks',
      title: 'Third-Party SDKs and social-platform technologies',
      blocks: [
        paragraph(
          'This website has no software kits, pixels or like buttons of social platforms, only plain links. Two services of others appear on it:',
        ),
        list(
          [
            `The CAPTCHA verification is ${providers.captcha}. It runs on the `,
            link('contact page', '/contact'),
            `. It receives your IP address and technical details of your browser, and hands us a one-time token, which our server has verified and doesn’t keep.`,
          ],
          `The live map on the contact page is ${providers.map}. It loads only when you ask for it, and then receives your IP address.`,
        ),
        paragraph(
          'The button for a free consultation leads to an external scheduling page with a notice of its own, which shares with us what you enter.',
        ),
        paragraph(
          'Products we operate name their kits in their own notice. Data that a social platform shares with us at your request serves only that feature, and is erased as described under ',
          link('Data Deletion and Account Removal', '#data-deletion'),
          '.',
        ),
      ],
    },
    {
      id: 'changes-to-this-policy',
      title: 'Changes to This Policy',
      blocks: [
        paragraph(
          'When our practice changes, so do this page and its date. If a change affects you materially and we have your address, we write before it takes effect.',
        ),
      ],
    },
    {
      id: 'contact-us',
      title: 'Contact Us',
      blocks: [
        paragraph(
          'Reach us at ',
          mail,
          ', by phone at ',
          link(company.phone.label, company.phone.href),
          ', through the ',
          link('contact page', '/contact'),
          `, or by post at ${postalAddress}.`,
        ),
      ],
    },
  ],
  seeAlso: link('Terms of Service', '/terms-of-service'),
};
