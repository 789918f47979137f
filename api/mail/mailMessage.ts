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

/** The same for every attempt at one mail, so that a receiver who gets it twice can tell. */
export function messageId(mailId: string, mailFrom: string): string {
  return `<${mailId}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;
}
