/** Head data of the pages whose content only their own chunk carries: their routes need it at once. */
export const pageHeads = {
  services: {
    title: 'Software Development and IT Services',
    description:
      'Software development and IT services from Dhaka, Bangladesh: web, mobile and enterprise software, design, AI, analytics, cloud, DevOps and security.',
  },
  products: {
    title: 'Business Software Products',
    description:
      'Business software from Bangladesh: ERP, CRM, mobile, web, security, analytics, cloud and data products with 24/7 support and a 30-day free trial.',
  },
} as const;
