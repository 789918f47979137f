import { company } from './company';
import { warranty, warrantyOf } from './warranty';

describe('the warranty', () => {
  it('is promised in one sentence, for as long as the company file says', () => {
    expect(warrantyOf('90 days')).toBe(
      'Bugs in what we delivered are fixed free of charge for 90 days after launch.',
    );
    expect(warranty).toBe(warrantyOf(company.warranty));
  });

  it('is no sentence while the owner promises none', () => {
    expect(warrantyOf('')).toBe('');
  });
});
