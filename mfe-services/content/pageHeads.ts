/** Head data of pages whose content only their own chunk carries: the routes need it at once. */
export const pageHeads = {
  services: {
    title: 'Custom Software Development and IT Services',
    description:
      'Custom software development and IT services from Dhaka, Bangladesh, for web, mobile and enterprise software, design, AI, cloud and security.',
  },
  products: {
    title: 'ERP, CRM and Business Software from Bangladesh',
    description:
      'Business software from Bangladesh: ERP, CRM, mobile, web, security, analytics, cloud and data products with 24/7 outage response and a 30-day free trial.',
  },
} as const;
