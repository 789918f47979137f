/** The same for every attempt at one mail, so that a receiver who gets it twice can tell. */
export function messageId(mailId: string, mailFrom: string): string {
  return `<${mailId}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;
}
