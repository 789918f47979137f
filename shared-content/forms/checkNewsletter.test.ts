import { checkNewsletter, formMessages } from './index';

describe('checkNewsletter', () => {
  it.each([{}, { email: '' }, { email: '  ' }, { email: null }])(
    'asks for an address when given %j',
    (values) => {
      expect(checkNewsletter(values)).toEqual({
        message: formMessages.newsletter.emailMissing,
        field: 'email',
      });
    },
  );

  it('passes an address', () => {
    expect(checkNewsletter({ email: 'ada@example.com' })).toBeUndefined();
  });
});
