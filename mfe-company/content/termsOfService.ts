import { company, promises, retention, warranty } from 'shared-content/content';
import {
  type LegalDocument,
  heading,
  link,
  list,
  getOperator,
  postalAddress,
  getRegistration,
  paragraph,
  seat,
} from './legal';

const mail = link(company.email, `mailto:${company.email}`);

/**
 * The terms for this website and its services (specification 2.18). FOR COUNSEL before they go live: how they bind, the
 * limits of liability, and the place of disputes. Also the statements on trials, specialists, warranty, and tools from
 * before a project.
 */
export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  lead: 'These terms apply when you inquire through this website or use a product we operate. Paid projects have a signed agreement of their own, which comes first.',
  updated: { label: 'Last updated September 24, 2025', iso: '2025-09-24' },
  inShort: [
    'You may read, link to and quote this site. Please don’t attack, copy or impersonate it.',
    'What we write here isn’t an offer; a signed agreement governs paid projects.',
    'Unless that agreement says otherwise, what we build for you is yours once you’ve paid for it. Our own products stay ours, and you get a license.',
    'We’re fully liable for harm we cause on purpose or through gross negligence, and within limits for the rest.',
    'The law of Bangladesh applies, unless our agreement names another.',
  ],
  sections: [
    {
      id: 'acceptance-of-terms',
      title: 'Acceptance of Terms',
      blocks: [
        paragraph(
          `This website is run by ${getOperator(company.legal)} of ${seat} (“we,” “us”). By sending us an inquiry or using a product that refers to these terms (with the website, the “Services”), you accept them. Reading the website asks only that you keep to Acceptable Use below.`,
        ),
        ...getRegistration(company.legal),
        paragraph(
          'If you act for a company, you confirm that you may bind it, and “you” means that company. An agreement signed with you prevails over these terms wherever the two differ. The newsletter has terms of its own, which apply instead of these.',
        ),
      ],
    },
    {
      id: 'eligibility',
      title: 'Eligibility',
      blocks: [
        paragraph(
          'You must have reached the age of majority where you live. Someone who hasn’t may use the Services only with a parent or guardian who accepts these terms.',
        ),
      ],
    },
    {
      id: 'accounts-and-responsibilities',
      title: 'Accounts and Responsibilities',
      blocks: [
        paragraph(
          'You don’t need an account for this website. In products and client portals that have them, you agree to:',
        ),
        list(
          'give correct, current information;',
          'keep your password and other means of access to yourself;',
          'tell us when you suspect that someone else has used your account;',
          'answer for what happens under your account, unless it wasn’t your fault.',
        ),
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable Use',
      blocks: [
        paragraph('You agree not to:'),
        list(
          'break a law or infringe the rights of others by means of the Services;',
          'send unsolicited advertising, malicious code, or messages in another person’s name;',
          'probe, overload or get around the security of the Services, including the CAPTCHA verification of the forms. If you find a weakness in good faith, stop once you have proof and write to us;',
          'collect content or personal data by automated means beyond what our robots.txt permits;',
          'copy, resell or imitate the Services or our identity.',
        ),
        paragraph('We may refuse messages and block access where these rules are broken.'),
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual Property',
      blocks: [
        heading('Our website'),
        paragraph(
          'The text, design, pictures, code and marks of this website belong to us or to those who license them to us. You may view and print pages for your own use, link to them, and quote them if you name the source. Any other use needs our written consent.',
        ),
        heading('What you send us'),
        paragraph(
          'What you send us remains yours. You permit us to use it to answer you and prepare an offer. If it’s confidential, ask us for a non-disclosure agreement first; without one, we can’t promise that we aren’t already working on a similar idea.',
        ),
        heading('What we build for you'),
        paragraph(
          `The results of a paid project are yours: repository, designs and accounts are ${promises.inYourName}, and the rights to each part pass to you when you’ve paid for it. All who work on your project for us, employees or specialists of our bench, are bound to us in writing to keep your secrets and to pass these rights on. Open-source components keep their own licenses, and our ready-made products are licensed. Tools and know-how from before the project stay ours; you may use and change what your system contains of them without a time limit, and pass that right on together with the system. The project’s agreement can settle this differently.`,
        ),
      ],
    },
    {
      id: 'third-party-services',
      title: 'Third-Party Services',
      blocks: [
        paragraph(
          'The Services link to, or show, services of others, for example a scheduling page, a map and a CAPTCHA verification. Their own terms apply, and we aren’t responsible for their content or availability.',
        ),
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      blocks: [
        paragraph(
          'What we store about you, how long we keep it and how to have it erased is set out in our ',
          link('Privacy Policy', '/privacy-policy'),
          '. It informs you; it isn’t part of these terms, and you don’t accept it by accepting them.',
        ),
      ],
    },
    {
      id: 'disclaimers',
      title: 'Disclaimers',
      blocks: [
        paragraph(
          'We provide this website, and free trials of products, “as is” and “as available,” without warranty of any kind, to the extent the law permits. This includes implied warranties of merchantability, fitness for a particular purpose and non-infringement.',
        ),
        paragraph(
          'For a product you pay for, your order names what we warrant, including the uptime of what we host and the credit you get if we miss it. Beyond that, the paragraph above applies.',
        ),
        ...(warranty
          ? [
              paragraph(
                `${warranty} A bug is a departure from the agreed scope, reported within that time. This holds for paid projects, unless their agreement says otherwise.`,
              ),
            ]
          : []),
        paragraph(
          'Figures describe past projects and promise no particular result for yours. Descriptions, timelines and prices on this site aren’t a binding offer.',
        ),
      ],
    },
    {
      id: 'limitation-of-liability',
      title: 'Limitation of Liability',
      blocks: [
        paragraph(
          'We’re liable without limit for willful misconduct and gross negligence, for injury to life, body or health, and wherever the law forbids a limit.',
        ),
        paragraph(
          'Beyond that, and to the extent the law permits, we aren’t liable for indirect, incidental or consequential damage, lost profit, lost data or lost business arising from the use of the Services. Our total liability for the Services is limited to the amount you paid us for them in the twelve months before the claim arose, or to 100 US dollars if you paid nothing. Neither side is liable for events beyond its control, such as war, flood or a failure of public networks, for as long as they last.',
        ),
      ],
    },
    {
      id: 'indemnification',
      title: 'Indemnification',
      blocks: [
        paragraph(
          'If a third party claims against us because you broke these terms, a law or that party’s rights, you indemnify us for the damage and the reasonable cost of defense, unless it wasn’t your fault. We tell you of such a claim promptly and let you take part in the defense.',
        ),
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      blocks: [
        paragraph(
          `You may stop using the Services at any time. We may end your access to a product if you seriously break these terms, and may change or discontinue the website. When a product’s trial ends without an order, you can export what you entered for ${retention.trialDays} days; then it’s erased. Intellectual property, liability, indemnification and governing law outlast the end.`,
        ),
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing Law',
      blocks: [
        paragraph(
          'The law of Bangladesh governs these terms, excluding its conflict-of-law rules. The courts of Dhaka have exclusive jurisdiction, except that a consumer may also sue at home and keeps the mandatory protection of the law there. Before going to court, both sides will try for 30 days to settle the matter by negotiation. Agreements for paid projects may name arbitration instead, for example in Singapore under the rules of the SIAC.',
        ),
        heading('Invalid clauses and assignment'),
        paragraph(
          'If a clause turns out to be invalid, the others remain in force. You may pass on your rights under these terms with our consent; we may pass on ours with the business they belong to.',
        ),
      ],
    },
    {
      id: 'changes-to-these-terms',
      title: 'Changes to These Terms',
      blocks: [
        paragraph(
          'We may revise these terms. The new version appears on this page with a new date and applies to use from that day on. If a change is material and we have your address, we write to you at least 14 days before.',
        ),
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        paragraph(
          'Send notices and questions about these terms to ',
          mail,
          ', through the ',
          link('contact page', '/contact'),
          `, or by post at ${postalAddress}.`,
        ),
      ],
    },
  ],
  seeAlso: link('Privacy Policy', '/privacy-policy'),
};
