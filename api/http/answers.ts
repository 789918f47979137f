import type { FastifyReply } from 'fastify';
import type { FormAnswer } from 'shared-content/forms';

/** The API's answers to visitors besides the forms' own messages. No sentence reveals more than its reader may know. */
export const answers = {
  captchaRefused: 'The verification has expired or failed. Please complete the CAPTCHA verification again.',
  captchaUnavailable: 'We can’t check the CAPTCHA verification right now. Please try again in a few minutes.',
  /** Sent with success: the message is stored, but the promise of 24 hours would not be true. */
  storedUnverified:
    'Thank you, your message has reached us. Our CAPTCHA verification isn’t working right now, so a person will look at it first, and our answer may take longer than usual.',
  /** Sent with success for a message that came without scripts, and so without a captcha. */
  storedUnchecked:
    'Thank you, your message has reached us. It came without the CAPTCHA verification, so a person will look at it first, and our answer may take longer than usual.',
  uncheckedRefused:
    'So many messages have come without the CAPTCHA verification that we can’t take this one now. Please try again in an hour.',
  keyReused:
    'You’ve already sent a different message from this form. To send this one too, copy it, reload the page and paste it in.',
  keyInvalid: 'The Idempotency-Key header must be 1 to 200 visible ASCII characters.',
  originRefused: 'This form can only be sent from our own website.',
  invalidEmail: 'Please enter a valid email address.',
  tooLong: 'One of the fields is too long. Please shorten it and try again.',
  invalidField: 'One of the fields has a value we can’t accept. Please check the form and try again.',
  tooManySignUps: 'We can’t take more sign-ups right now. Please try again in an hour.',
  byStatus: {
    400: 'The request couldn’t be read.',
    403: 'This request isn’t allowed.',
    404: 'There’s nothing at this address.',
    405: 'This method isn’t supported here.',
    408: 'The request took too long. Please try again.',
    413: 'The message is too long. Please shorten it and try again.',
    415: 'Please send JSON.',
    429: 'Too many requests. Please wait a minute and try again.',
    503: 'This isn’t working right now. Please try again in a few minutes.',
  } as Record<number, string>,
} as const;

/** The general sentence for a status; of 500 none, so that a form says its own. */
export const getAnswer = (status: number): string | undefined =>
  answers.byStatus[status] ?? (status < 500 ? answers.byStatus[400] : undefined);

export function refuse(reply: FastifyReply, status: number, error = getAnswer(status)): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ success: false, ...(error !== undefined && { error }) } satisfies FormAnswer);
}
