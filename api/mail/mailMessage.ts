export interface MailAddress {
  name: string;
  address: string;
}

/** The transports' input. Addresses are objects, never concatenated strings, which would allow forged headers. */
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

/** The Message-ID, the same for every attempt at one mail, so that a receiver can recognize a second copy. */
export function messageId(mailId: string, mailFrom: string): string {
  return `<${mailId}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;
}
