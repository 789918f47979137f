import type { Config } from '../config/config';
import type { MailKind, WebhookKind } from '../storage/mails/mailKinds';
import type { Loaded, LoadedMail } from '../storage/mails/loadMail';
import { composeAlert, composeSummary } from './ownerMails';
import { composeConfirmation, composeNotification, composeReply } from './composeEnquiryMails';
import { composeNewsletter } from './composeNewsletter';
import { composeKnown, composeSignUp, composeWelcome } from './composeSubscriberMails';
import type { MailMessage } from './mailTransport';

type SentKind = Exclude<MailKind, WebhookKind>;

const composers: { readonly [Kind in SentKind]: (config: Config, mail: Loaded<Kind>) => MailMessage } = {
  'enquiry-notification': composeNotification,
  'enquiry-confirmation': composeConfirmation,
  'enquiry-reply': composeReply,
  'newsletter-confirmation': composeSignUp,
  'newsletter-welcome': composeWelcome,
  'newsletter-known': composeKnown,
  newsletter: (config, { id, newsletter, subscriber: { email, unsubscribe_token: unsubscribeToken } }) =>
    composeNewsletter(config, id, { newsletter, to: email, unsubscribeToken }),
  'newsletter-test': (config, { id, newsletter, detail }) =>
    composeNewsletter(config, id, { newsletter, to: String(detail.to) }),
  alert: composeAlert,
  summary: composeSummary,
};

export const composeMail = (config: Config, mail: Loaded<SentKind>): MailMessage =>
  (composers[mail.kind] as (config: Config, mail: LoadedMail) => MailMessage)(config, mail);
