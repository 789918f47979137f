export interface MailAddress {
  name: string;
  address: string;
}

/** What the transports send. Addresses are objects, never strings put together by hand: that is how headers are forged. */
export interface MailMessage {
  messageId: string;
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}
