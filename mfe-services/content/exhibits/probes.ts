/** The request for invoice 20917, as three people send it; one of them gets what isn’t theirs. */
export const probes = [
  {
    good: false,
    lines: [
      'GET /api/invoices/20917',
      'Signed-In: test customer',
      '',
      '200 OK',
      '  "customer": 4410,',
      '  "address": "House 9, Road …"',
    ],
  },
  {
    good: true,
    lines: [
      'GET /api/invoices/20917',
      'Signed-In: test customer, fixed',
      '',
      '404 Not Found',
      '10th try in a minute:',
      '  alarm, and the session ends',
    ],
  },
  {
    good: true,
    lines: [
      'GET /api/invoices/20917',
      'Signed-In: customer 4410',
      '',
      '200 OK',
      '  "customer": 4410,',
      '  "total": "12480.00"',
    ],
  },
] as const;
