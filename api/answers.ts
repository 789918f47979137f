import { formMessages } from 'shared-content/forms';

/** What the API tells visitors beyond the forms' own messages. No sentence says more than its reader may know. */
export const answers = {
  unexpected: formMessages.newsletter.failure,
  notFound: 'There is nothing at this address.',
  captchaRefused: 'The verification has expired or failed. Please complete the CAPTCHA verification again.',
  captchaUnavailable:
    'We cannot check the CAPTCHA verification right now. Please try again in a few minutes.',
  keyReused: 'This form was sent before with other contents. Please reload the page and try again.',
  keyInvalid: 'The Idempotency-Key header must be 1 to 200 visible ASCII characters.',
  originRefused: 'This form can only be sent from our own website.',
  invalidEmail: 'Please enter a valid email address.',
  tooLong: 'One of the fields is too long. Please shorten it and try again.',
  invalidField: 'One of the fields has a value that we cannot accept. Please check the form and try again.',
  byStatus: {
    400: 'The request could not be read.',
    403: 'This request is not allowed.',
    404: 'There is nothing at this address.',
    405: 'This method is not supported here.',
    408: 'The request took too long. Please try again.',
    413: 'The message is too long. Please shorten it and try again.',
    415: 'Please send JSON.',
    429: 'Too many requests. Please wait a minute and try again.',
    503: 'We cannot take your message right now. Please try again in a few minutes.',
  } as Record<number, string>,
} as const;
