import { company } from './company';
import { warranty, getWarranty } from './warranty';

describe('the warranty', () => {
  it('is promised in one sentence, for as long as the company file says', () => {
    expect(getWarranty('90 days')).toBe(
      'Bugs in what we delivered are fixed free of charge for 90 days after launch.',
    );
    expect(warranty).toBe(getWarranty(company.warranty));
  });

  it('is no sentence while the owner promises none', () => {
    expect(getWarranty('')).toBe('');
  });
});
