import type { ContactPayload } from 'shared-content/forms';

export function filledContact(values: Partial<ContactPayload> = {}): ContactPayload {
  return {
    firstName: 'Nadia',
    lastName: 'Rahman',
    email: 'nadia@example.com',
    phone: '+880 1700 000000',
    company: 'Meghna Textiles',
    serviceInterest: 'Custom Software Development',
    description: 'We need an order book that our mills can share.',
    budget: '25k-50k',
    turnstileToken: 'unset',
    ...values,
  };
}
