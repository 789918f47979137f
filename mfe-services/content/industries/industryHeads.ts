/** Head data of these pages, apart from their content, which only the page's own chunk carries. */
export const industriesHead = {
  title: 'Industry Software Development: Six Fields',
  description:
    'Software for healthcare, education, e-commerce, finance, logistics and government, built in Dhaka around how your people work, with results from each field.',
} as const;

export const industryHeads = {
  healthcare: {
    title: 'Healthcare Software Development: HIS, EHR, Lab',
    description:
      'Hospital management, electronic health records, telemedicine and laboratory systems that share one patient record, with an append-only audit trail.',
  },
  education: {
    title: 'Education Software Development: LMS, SIS, Exams',
    description:
      'Learning management, online exams, student records and offline apps for schools and universities, built for the load of exam week.',
  },
  'e-commerce': {
    title: 'E-commerce and Retail Software Development',
    description:
      'E-commerce software for retailers with branches: inventory, orders, marketplaces and checkout on one stock count, so all of them show what you can ship.',
  },
  finance: {
    title: 'Fintech and Banking Software Development',
    description:
      'Digital banking, lending, reconciliation and regulatory reporting on an append-only double-entry ledger that an auditor can follow to the source document.',
  },
  logistics: {
    title: 'Logistics Software Development: TMS, WMS, Fleet',
    description:
      'Logistics software development for carriers, 3PLs and couriers: TMS, WMS, fleet and last mile, with EDI, telematics and ERP integration.',
  },
  government: {
    title: 'Government and Public Sector Software',
    description:
      'Citizen portals, permits, records and grievance systems in two languages, accessible, hosted in your country, with the source code in your hands.',
  },
} as const;

export type IndustrySlug = keyof typeof industryHeads;
