export const contactHead = {
  title: 'Contact Our Software Engineers in Dhaka',
  description:
    'Contact Shapla Systems, a software company in Dhaka. An engineer answers within 24 hours. Form, email, phone, prices, office hours and directions to Uttara.',
} as const;
