/** The order of 48213 as a sequence diagram, with its three continuations. */
export const handshake = {
  lifelines: ['Shop', 'Courier'],
  request: 'Ship 48213',
  lost: 'no answer',
  again: ['Ship 48213, same key', 'Ship 48213'],
  replay: 'Booked, as before',
  fresh: 'Booked, once more',
  silence: 'unknown',
  legends: ['One rider sets out.', 'Two riders set out.', 'A rider may be on the way.'],
} as const;

/** Messages that the choice changes; `null` means that nothing is sent. */
export const exchangeCases = [
  null,
  [
    {
      note: 'No key: a new order, as far as anyone can tell',
      lines: [
        'POST /v2/shipments',
        'Authorization: Bearer ••••',
        '',
        '{',
        '  "order": 48213,',
        '  "parcels": 2,',
        '  "cod": { "amount": "3450.00" }',
        '}',
      ],
    },
    {
      note: 'A second shipment was booked',
      lines: [
        '201 Created',
        '',
        '{',
        '  "shipment": "DHK-90418",',
        '  "status": "booked",',
        '  "pickup": "2025-09-24T16:00+06"',
        '}',
      ],
    },
    {
      note: 'The first of two',
      lines: [
        'POST /webhooks/courier',
        'X-Signature: t=1758714302, v1=5f0c…e9',
        '',
        '{',
        '  "shipment": "DHK-90417",',
        '  "event": "picked_up"',
        '}',
      ],
    },
  ],
  [
    { note: 'Nothing is sent', lines: ['–'] },
    { note: 'Nothing is answered', lines: ['–'] },
    {
      note: 'If the first request arrived, this is how you learn of it',
      lines: [
        'POST /webhooks/courier',
        'X-Signature: t=1758714302, v1=5f0c…e9',
        '',
        '{',
        '  "shipment": "DHK-90417",',
        '  "event": "picked_up"',
        '}',
      ],
    },
  ],
] as const;
