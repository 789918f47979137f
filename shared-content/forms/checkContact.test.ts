import { checkContact, formMessages } from './index';

const filled = {
  firstName: 'Ada',
  lastName: 'Rahman',
  email: 'ada@example.com',
  description: 'An app',
  turnstileToken: 't',
};

describe('checkContact', () => {
  it('passes a body with everything that is required', () => {
    expect(checkContact(filled)).toBeUndefined();
  });

  it('asks for the captcha before anything else', () => {
    expect(checkContact({})).toEqual({
      message: formMessages.contact.captchaMissing,
      field: 'turnstileToken',
    });
  });

  it.each(['firstName', 'lastName', 'email', 'description'] as const)(
    'names an empty %s as the first problem',
    (field) => {
      expect(checkContact({ ...filled, [field]: '' })).toEqual({
        message: formMessages.contact.requiredMissing,
        field,
      });
    },
  );

  it('names the first of several empty fields', () => {
    expect(checkContact({ turnstileToken: 't', firstName: 'Ada' })?.field).toBe('lastName');
  });

  it('counts white space as empty', () => {
    expect(checkContact({ ...filled, lastName: ' \t' })?.field).toBe('lastName');
  });

  it('leaves wrong types to the schema', () => {
    expect(checkContact({ ...filled, firstName: 7 })).toBeUndefined();
  });
});
