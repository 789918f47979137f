/** Head data of /products; apart from its content, which only the page's own chunk carries. */
export const productsHead = {
  title: 'Business Software Products',
  description:
    'Eight products for ERP, mobile, web, security, analytics, CRM, cloud and data, with six industry editions, 24/7 support and a free trial of 30 days.',
} as const;
