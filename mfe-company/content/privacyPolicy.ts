import { company, contactAbout, retention } from 'shared-content/content';
import {
  type LegalDocument,
  heading,
  link,
  list,
  operatorOf,
  period,
  postalAddress,
  registrationOf,
  representativeOf,
  say,
  seat,
} from './legal';
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
 * What it says about storage comes from storedData and the periods of shared-content; privacyPolicy.test.ts in the root
 * compares both with the API. Two promises are the owner's own: what is done by hand, and how long backups live.
 */
export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'This policy says what we learn about you when you use this website or write to us, why we keep it, for how long, and how you can have it erased.',
  updated: { label: 'Last updated September 24, 2025', iso: '2025-09-24' },
  inShort: [
    'You can read this whole site without telling us who you are. It sets no advertising or analytics cookies.',
    'When you write to us or subscribe, we store what you enter, how it reached us and what became of it. The list below is complete.',
    `We never sell your data. We erase inquiries after ${period(retention.inquiryDays)} at the latest, job applications after ${period(retention.applicationDays)}, and either sooner if you ask.`,
    `One message with the subject “${deletionSubject}” is enough to have everything about your address erased, except what a law makes us keep.`,
  ],
  sections: [
    {
      id: 'overview',
      title: 'Overview',
      blocks: [
        say(
          `${operatorOf(legal)} is a software company in ${seat}. In this policy, “we” and “us” mean this company. We decide why and how the personal data described here is processed. Under laws such as the General Data Protection Regulation (GDPR) of the European Union, that makes us its controller.`,
        ),
        ...registrationOf(legal),
        ...representativeOf(legal),
        say(
          'This policy covers this website, the messages you send us through it, and our correspondence with you afterward. It’s a notice, not a contract: you don’t have to agree to it. Systems we build or run for a client belong to that client. Their own privacy notices apply there, and we act only on the client’s instructions.',
        ),
      ],
    },
    {
      id: 'information-we-collect',
      title: 'Information We Collect',
      blocks: [
        heading('From the contact form'),
        say('When you send ', link('the contact form', '/contact'), ', we store:'),
        words(storedData.message),
        heading('From the newsletter'),
        say(
          'When you sign up for the newsletter, we send one email to the address you entered. You’re on the list once you’ve confirmed by its link. We store:',
        ),
        words(storedData.newsletter),
        heading('Kept by our system'),
        say('To deliver emails and to keep order, our system also stores:'),
        words(storedData.delivery),
        say(
          'To notice when this site fails or is slow, its pages tell our server what went wrong. Our system adds that up at once and stores only the counts. They hold nothing about you: no IP address, no page address and nothing that tells one visitor from another.',
        ),
        words(storedData.counts),
        heading('From emails, calls and meetings'),
        say(
          'An email, a call or a booked meeting leaves with us what you choose to tell us in it. Please don’t send us health data or other sensitive data in a first message. If a project needs a sample of real data, we’ll sign an agreement about it first.',
        ),
        heading('IP addresses and cookies'),
        say(
          'We don’t store your IP address with your message. Our servers see it, as every web server does. They use it to limit how many messages one sender can post and how many emails these cause, for a day at most, and pass it to the bot check. Our technical logs hold it shortened to its network, and no name, email address or message.',
        ),
        say(
          'This website sets no cookies for advertising or statistics, builds no profile of you and has no visitor accounts.',
        ),
        say(
          'While you fill in the contact form, your browser keeps what you’ve typed for this tab, so a look at another page doesn’t lose it. It goes when you send the message or close the tab, and we see none of it before you send it.',
        ),
        say(
          `While we try out a new version of our pages, the site sets one cookie, site_canary, to show you the same version on every page. It holds the name of that version and a random number from 0 to 99, nothing about you, and lasts ${period(retention.versionCookieDays)} at most.`,
        ),
      ],
    },
    {
      id: 'how-we-use-information',
      title: 'How We Use Information',
      blocks: [
        list(
          'We use it to answer you, prepare an offer and, if we agree, do the work. Legal basis: steps you asked for before a contract, and the contract itself.',
          'We send you one confirmation that your message arrived. Legal basis: our legitimate interest, and yours, that nothing is lost.',
          'We send the newsletter you subscribed to. Legal basis: your consent, which you can withdraw at any time by the link in every issue.',
          'We consider your job application. Legal basis: steps you asked for before an employment contract. If you ask us to consider you for later openings, we do so with your consent.',
          'We learn which pages and campaigns bring us inquiries. Legal basis: our legitimate interest in knowing what our own work is worth.',
          'We keep the site safe from abuse and automated messages. Legal basis: our legitimate interest in a working website.',
          'We meet legal duties, such as keeping records of business correspondence.',
        ),
        say('No machine makes a decision about you on its own.'),
      ],
    },
    {
      id: 'sharing-of-information',
      title: 'Sharing of Information',
      blocks: [
        say('We don’t sell, rent or trade personal data. Only these see it:'),
        list(
          'the colleagues who answer your message, according to the department it concerns. Each message also goes by email to that department’s mailbox;',
          'companies that host our servers, deliver our email or run the chat or customer system that tells us about your message. They’re bound by contract to use the data for nothing else;',
          [
            'the provider of the bot check on the contact page (see ',
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
        say(
          'We keep personal data only as long as there’s a reason to. Our system erases on its own, every day:',
        ),
        {
          kind: 'table',
          caption: 'How long our system keeps what',
          head: ['Data', 'Kept for'],
          rows: [
            [
              'Inquiries from the contact form, with all that’s stored about them and their emails',
              `At most ${period(retention.inquiryDays)} from arrival`,
            ],
            [
              'Job applications: messages sent from an open position, and others we file as such',
              `At most ${period(retention.applicationDays)} from arrival`,
            ],
            [
              'Newsletter subscription and proof of consent',
              `Until you unsubscribe; then, as a note not to write to you, at most ${period(retention.leftNewsletterDays)}`,
            ],
            ['Newsletter sign-up that isn’t confirmed', period(retention.unconfirmedDays)],
            ['Note that an email has just gone to your address', `${retention.mailPauseMinutes} minutes`],
            [
              'Count of the messages and emails that one sender or address causes',
              `${retention.countHours} hours at most`,
            ],
            [
              'Notices to ourselves that something needs attention, without your message',
              `At most ${period(retention.inquiryDays)} after delivery`,
            ],
            [
              'Counts of failures and of how fast pages were, without anything about you',
              period(retention.countDays),
            ],
            [
              'Fingerprint of an erased address, so no backup brings it back',
              `At most ${period(retention.inquiryDays)} from the erasure`,
            ],
            [
              'Log of what colleagues did with which record, without its content',
              'As long as the system is in use',
            ],
          ],
        },
        say('We erase these by hand:'),
        {
          kind: 'table',
          caption: 'How long we keep what by hand',
          head: ['Data', 'Kept for'],
          rows: [
            [
              'Copies of inquiries and applications in our mailboxes',
              'No longer than the inquiry or application itself',
            ],
            [
              'Emails, notes of calls and bookings outside the forms',
              `At most ${period(retention.inquiryDays)} after our last exchange`,
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
        say('Wherever you live, we grant you these rights, free of charge:'),
        list(
          'to learn what we hold about you and to receive a copy in a common format;',
          'to have mistakes corrected;',
          'to have your data erased or its use restricted;',
          'to object to uses that rest on our legitimate interest;',
          'to withdraw consent at any time, without effect on what happened before;',
          'to complain to the data protection authority where you live or work.',
        ),
        say(
          'Write to ',
          mail,
          `. We’ll answer within ${retention.erasureDays} days. To protect you, we may ask you to write from the address the data belongs to.`,
        ),
        say(
          'Every newsletter carries an unsubscribe link that leads to a page with one button, and most mail programs show a button of their own. Both work without a password.',
        ),
      ],
    },
    {
      id: 'childrens-privacy',
      title: "Children's Privacy",
      blocks: [
        say(
          'This website addresses businesses and job seekers. It isn’t meant for children under 13, and we don’t knowingly collect data from them. If you believe that a child under 13 has written to us, tell us and we’ll erase the message.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        say(
          'Connections to this site are encrypted. Our server checks every form, limits how many it takes and guards them against automated use. Only the people who need stored messages can read them, and our system logs what they do with them. Our logs hold nothing of what you wrote.',
        ),
        say(
          'No system is perfectly safe. If a breach puts your rights at risk, we’ll inform you and the competent authority without undue delay.',
        ),
      ],
    },
    {
      id: 'international-data-transfers',
      title: 'International Data Transfers',
      blocks: [
        say(
          'We work in Bangladesh. When you write to us from elsewhere, your message comes straight to us there, and the protection of this policy comes with it. The European Commission and the United Kingdom haven’t found the law of Bangladesh to be equivalent to theirs.',
        ),
        say(
          'Our hosting and mail providers may keep servers in other countries; our contracts with them require the same protection. If you’re a company in the European Economic Area or the United Kingdom and hand us personal data for a project, we’ll sign a data processing agreement with the standard contractual clauses first.',
        ),
      ],
    },
    {
      id: 'data-deletion',
      title: 'Data Deletion and Account Removal',
      blocks: [
        say(
          'To have your data erased, or an account removed that you hold in a product we operate, send us a message with the subject ',
          `“${deletionSubject}”`,
          ' through the ',
          link('contact page', contactAbout('data-deletion')),
          ' (the link writes the subject for you) or by email to ',
          deletionMail,
          '. Name the email address the data belongs to.',
        ),
        list(
          'We’ll confirm that we’ve received the request, and check that it comes from the owner of the address.',
          `We’ll erase your inquiries, your newsletter subscription and the delivery notes of both, in our system and in our mailboxes, within ${retention.erasureDays} days at the latest.`,
          'We keep only what a law requires us to keep, and we’ll tell you what that is.',
        ),
        say(
          `Erased data can’t be brought back. Copies in backups disappear with the backups, within another ${retention.backupDays} days.`,
        ),
      ],
    },
    {
      id: 'third-party-sdks',
      title: 'Third-Party SDKs and social-platform technologies',
      blocks: [
        say(
          'This website contains no software kits, pixels or like buttons of social platforms. The social links in the footer are plain links: a platform learns of your visit only when you follow one. Fonts and pictures come from our own server. Two services of others appear on the ',
          link('contact page', '/contact'),
          ' alone:',
        ),
        list(
          `The bot check is ${providers.botCheck}. It receives your IP address and technical details of your browser, in order to tell people from programs. It hands us a one-time token, which our server has verified and doesn’t keep.`,
          `The live map is ${providers.map}. It loads only when you ask for it, and its servers then receive your IP address.`,
        ),
        say(
          'The button for a free consultation leads to an external scheduling page with a privacy notice of its own. What you enter there is shared with us, because the call couldn’t take place without it.',
        ),
        say(
          'Apps and products we build or operate may contain kits of others, for example to sign in with a social account or to receive push notifications. Each such product names them in its own notice. Data that a social platform shares with us at your request is used only for the feature you asked for, and is erased as described under ',
          link('Data Deletion and Account Removal', '#data-deletion'),
          '.',
        ),
      ],
    },
    {
      id: 'changes-to-this-policy',
      title: 'Changes to This Policy',
      blocks: [
        say(
          'When our practice changes, this page changes with it and carries a new date at the top. If a change affects you materially and we have your address, we’ll write to you before it takes effect.',
        ),
      ],
    },
    {
      id: 'contact-us',
      title: 'Contact Us',
      blocks: [
        say(
          'You can reach us with questions about privacy at ',
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
