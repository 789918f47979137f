/** Head data of /products; apart from its content, which only the page's own chunk carries. */
export const productsHead = {
  title: 'Business Software Products',
  description:
    'Business software from Bangladesh: ERP, CRM, mobile, web, security, analytics, cloud and data products with 24/7 support and a 30-day free trial.',
} as const;
