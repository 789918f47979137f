import { budgetOptions, serviceInterestOptions } from './index';

describe('form options', () => {
  it('include the specification’s seven budgets in order', () => {
    expect(budgetOptions.map((option) => option.value)).toEqual([
      '',
      'under-10k',
      '10k-25k',
      '25k-50k',
      '50k-100k',
      'over-100k',
      'discuss',
    ]);
  });

  it('include six service interests', () => {
    expect(new Set(serviceInterestOptions).size).toBe(6);
  });
});
