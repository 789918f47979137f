import { budgetOptions, checkContact, formMessages, serviceInterestOptions } from './index';

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

const filled = {
  firstName: 'Ada',
  lastName: 'Rahman',
  email: 'ada@example.com',
  description: 'An app',
  turnstileToken: 't',
};

describe('checkContact', () => {
  it('accepts a body with all required fields', () => {
    expect(checkContact(filled)).toBeUndefined();
  });

  it('reports a missing captcha first', () => {
    expect(checkContact({})).toEqual({
      message: formMessages.contact.captchaMissing,
      field: 'turnstileToken',
    });
  });

  it.each(['firstName', 'lastName', 'email', 'description'] as const)(
    'reports an empty %s as the first problem',
    (field) => {
      expect(checkContact({ ...filled, [field]: '' })).toEqual({
        message: formMessages.contact.requiredMissing,
        field,
      });
    },
  );

  it('reports the first of several empty fields', () => {
    expect(checkContact({ turnstileToken: 't', firstName: 'Ada' })?.field).toBe('lastName');
  });

  it('treats white space as empty', () => {
    expect(checkContact({ ...filled, lastName: ' \t' })?.field).toBe('lastName');
  });

  it('ignores wrong types, which the schema reports', () => {
    expect(checkContact({ ...filled, firstName: 7 })).toBeUndefined();
  });
});
