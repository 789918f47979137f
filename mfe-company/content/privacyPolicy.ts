import { company } from 'shared-content/content';
import { type LegalDocument, link, list, say } from './legal';

const mail = link(company.email, `mailto:${company.email}`);
const deletionSubject = 'Data Deletion Request';
const deletionMail = link(
  company.email,
  `mailto:${company.email}?subject=${encodeURIComponent(deletionSubject)}`,
);
const { street, locality, city, postalCode, country } = company.address;

/**
 * What it says about storage is what the API does (api/storage/migrations, api/mail, RETENTION_DAYS and RETENTION_DAYS_CAREER):
 * whoever changes one changes the other.
 */
export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'This policy explains what we learn about you when you use this website or write to us, why we keep it, and how you can have it erased.',
  updated: { label: 'Last updated September 24, 2025', iso: '2025-09-24' },
  inShort: [
    'You can read this whole site without telling us who you are. It sets no advertising or analytics cookies.',
    'We store what you type into the contact form or the newsletter field, with a note of how it reached us, and nothing else about you.',
    'We never sell your data. We delete inquiries after two years at the latest, job applications after one, and either sooner if you ask.',
    `One message with the subject “${deletionSubject}” is enough to have everything about your address erased.`,
  ],
  sections: [
    {
      id: 'overview',
      title: 'Overview',
      blocks: [
        say(
          `${company.name} (“we”, “us”) is a software company in ${company.office}. We decide why and how the personal data described here is processed, so under laws such as the EU’s General Data Protection Regulation we are its controller.`,
        ),
        say(
          'This policy covers this website, the messages you send us through it, and our correspondence with you afterward. Systems that we build for a client belong to that client. Their own privacy notices apply there, and we act only on the client’s instructions.',
        ),
      ],
    },
    {
      id: 'information-we-collect',
      title: 'Information We Collect',
      blocks: [
        say('We collect what you give us, at the moment you send it:'),
        list(
          [
            { label: 'The contact form', to: '/contact' },
            ' stores your first name, last name, e-mail address and project description, and, where you fill them in, your phone number, company, service interest and budget range.',
          ],
          'The newsletter sign-up stores your e-mail address and, as the proof of your consent, which version of our words you agreed to, when and on which page you signed up and confirmed, and the network you did so from: your IP address, shortened. We write to an address only after its owner has confirmed it by a link that we send there.',
          'An e-mail, a call or a job application stores what you choose to tell us in it.',
        ),
        say(
          'Beside these entries our system writes down the time of arrival, the department that the message concerns, and a random key with a fingerprint of the message, so that a message sent twice over a bad connection is stored once. It marks messages that look automated or that our bot check could not examine, and notes whether our notification and your confirmation were delivered. For a subscription it keeps a random key for each link that we send you.',
        ),
        say(
          'With your message we keep the page on which your visit began, the site that sent you and the campaign in its address, if any.',
        ),
        say(
          'We do not store your IP address with your message. Our servers see it, as every web server does: they use it to limit how many messages one sender can post and how many e-mails these cause, for a day at most, and pass it to the bot check. Our technical logs hold it shortened to its network, and no name, e-mail address or message.',
        ),
        say(
          'This website sets no cookies for advertising or statistics, builds no profile of you and has no visitor accounts.',
        ),
      ],
    },
    {
      id: 'how-we-use-information',
      title: 'How We Use Information',
      blocks: [
        list(
          'To answer you, prepare an offer and, if we agree, carry out the work. Legal basis: steps you asked for before a contract, and the contract itself.',
          'To send you one confirmation that your message arrived. Legal basis: our legitimate interest, and yours, that nothing is lost.',
          'To send the newsletter you subscribed to. Legal basis: your consent, which you can withdraw with one click in every issue.',
          'To consider your job application. Legal basis: steps you asked for before an employment contract.',
          'To keep the site safe from abuse and automated messages. Legal basis: our legitimate interest in a working website.',
          'To meet legal duties, such as keeping records of business correspondence.',
        ),
        say('No decision about you is made by a machine alone.'),
      ],
    },
    {
      id: 'sharing-of-information',
      title: 'Sharing of Information',
      blocks: [
        say('We do not sell, rent or trade personal data. It is seen only by:'),
        list(
          'the colleagues who answer your message, according to the department that it concerns;',
          'companies that host our servers, deliver our e-mail or run the chat or customer system that tells us of your message, bound by contract to use the data for nothing else;',
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
        say('We keep personal data only as long as there is a reason to:'),
        {
          kind: 'table',
          caption: 'How long we keep what',
          head: ['Data', 'Kept for'],
          rows: [
            [
              'Inquiries from the contact form and their delivery notes',
              'Two years (730 days) from arrival at most, then erased',
            ],
            [
              'Job applications: messages sent from an open position, and others that we file as such',
              'One year (365 days) from arrival at most, then erased',
            ],
            [
              'Newsletter subscription',
              'Until you unsubscribe; then as a note not to write to you, for two years (730 days) at most',
            ],
            ['Newsletter sign-up that is not confirmed', '30 days'],
            ['Pause between two e-mails to the same address', 'One hour'],
            ['Count of messages and e-mails that one sender or address causes', 'One day at most'],
            [
              'Contracts, invoices and the correspondence that belongs to them',
              'As long as tax and commercial law require',
            ],
          ],
        },
        say('Backups are overwritten in their turn, within 30 days at the latest.'),
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
          '. We answer within 30 days. To protect you, we may ask you to write from the address that the data belongs to.',
        ),
        say(
          'Every newsletter carries an unsubscribe link, and most mail programs show a button for it. Both work without a password.',
        ),
      ],
    },
    {
      id: 'childrens-privacy',
      title: "Children's Privacy",
      blocks: [
        say(
          'This website addresses businesses and job seekers. It is not meant for children under 13, and we do not knowingly collect data from them. If you believe that a child under 13 has written to us, tell us and we will erase the message.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        say(
          'Connections to this site are encrypted. Forms are checked on our server, limited in number and protected against automated use. Access to stored messages is restricted to the people who need them. Our logs hold nothing of what you wrote.',
        ),
        say(
          'No system is perfectly safe. If a breach puts your rights at risk, we will inform you and the competent authority without undue delay.',
        ),
      ],
    },
    {
      id: 'international-data-transfers',
      title: 'International Data Transfers',
      blocks: [
        say(
          'We work in Bangladesh, and our hosting and mail providers may keep servers in other countries. Your data can therefore be processed outside the country where you live, including outside the European Economic Area and the United Kingdom. Where their laws require it, we rely on standard contractual clauses or on transfers that are necessary to answer you. You can ask us for a copy of the safeguards.',
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
          link('contact page', '/contact'),
          ' or by e-mail to ',
          deletionMail,
          '. Name the e-mail address that the data belongs to.',
        ),
        list(
          'We confirm that we have received the request and check that it comes from the owner of the address.',
          'We erase your inquiries, your newsletter subscription and the delivery notes of both within 30 days at the latest.',
          'We keep only what a law requires us to keep, and tell you what that is.',
        ),
        say(
          'Erased data cannot be brought back. Copies in backups disappear as the backups are overwritten.',
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
          'A bot check by a third-party provider, which receives your IP address and technical details of your browser in order to tell people from programs. It hands us a one-time token, which our server has verified and does not keep.',
          'A map by OpenStreetMap. When it loads, its servers receive your IP address.',
        ),
        say(
          'The button for a free consultation leads to an external scheduling page with a privacy notice of its own. What you enter there is shared with us so that the call can take place.',
        ),
        say(
          'Apps and products that we build or operate may contain kits of others, for example to sign in with a social account or to receive push notifications. Each such product names them in its own notice. Data that a social platform shares with us at your request is used only for the feature you asked for, and is erased as described under ',
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
          'When our practice changes, this page changes with it and carries a new date at the top. If a change affects you materially and we have your address, we write to you before it takes effect.',
        ),
      ],
    },
    {
      id: 'contact-us',
      title: 'Contact Us',
      blocks: [
        say(
          'Questions about privacy reach us at ',
          mail,
          ', by phone at ',
          link(company.phone.label, company.phone.href),
          ', through the ',
          link('contact page', '/contact'),
          `, or by post at ${company.name}, ${street}, ${locality}, ${city} ${postalCode}, ${country}.`,
        ),
      ],
    },
  ],
};
