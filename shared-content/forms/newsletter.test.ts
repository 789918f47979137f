import { checkNewsletter, formMessages } from './index';

describe('checkNewsletter', () => {
  it.each([{}, { email: '' }, { email: '  ' }, { email: null }])(
    'reports a missing address for %j',
    (values) => {
      expect(checkNewsletter(values)).toEqual({
        message: formMessages.newsletter.emailMissing,
        field: 'email',
      });
    },
  );

  it('accepts an address', () => {
    expect(checkNewsletter({ email: 'ada@example.com' })).toBeUndefined();
  });
});
