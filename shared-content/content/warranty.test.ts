import { company } from './company';
import { warranty, getWarranty } from './warranty';

describe('the warranty', () => {
  it('is one sentence with the duration in the company file', () => {
    expect(getWarranty('90 days')).toBe(
      'Bugs in what we delivered are fixed free of charge for 90 days after launch.',
    );
    expect(warranty).toBe(getWarranty(company.warranty));
  });

  it('is empty when the owner promises none', () => {
    expect(getWarranty('')).toBe('');
  });
});
