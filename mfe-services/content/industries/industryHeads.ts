/** Head data of these pages; apart from their content, which only the page's own chunk carries. */
export const industriesHead = {
  title: 'Industries We Build Software For',
  description:
    'Software for healthcare, education, e-commerce, finance, logistics and government, built in Dhaka by people who sit with the users first.',
} as const;

export const industryHeads = {
  healthcare: {
    title: 'Healthcare Software Development, Dhaka',
    description:
      'Hospital management, electronic health records, telemedicine and laboratory systems that share one patient number and prove who opened a record.',
  },
  education: {
    title: 'Education Software and Learning Platforms',
    description:
      'Learning management, online exams, student records and offline apps for schools and universities, built for the ten busiest minutes of exam week.',
  },
  'e-commerce': {
    title: 'E-commerce and Retail Software',
    description:
      'E-commerce software for retailers with branches: inventory, orders, marketplaces and checkout on one stock ledger, so every order can be shipped.',
  },
  finance: {
    title: 'Finance, Banking and Fintech Software',
    description:
      'Digital banking, lending, reconciliation and regulatory reporting on an append-only double-entry ledger that an auditor can follow to the voucher.',
  },
  logistics: {
    title: 'Logistics and Transport Software',
    description:
      'Warehouse, transport, fleet and last-mile software that works without a signal and records every handover with time, place and both names.',
  },
  government: {
    title: 'Government and Public Sector Software',
    description:
      'Citizen portals, permits, records and grievance systems in two languages, accessible, hosted in your country, with the source code in your hands.',
  },
} as const;

export type IndustrySlug = keyof typeof industryHeads;
