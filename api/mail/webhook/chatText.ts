import { enquiryColumns } from '../../storage/engine/enquiryColumns';
import type { WebhookEvent } from './webhookCall.contract';

/** Characters of a message that are enough to decide what to do about it. */
const longestExcerpt = 800;

const headlines: Record<WebhookEvent['type'], string> = {
  'enquiry.received': 'New inquiry',
  'enquiry.held': 'Held inquiry (possible spam, or unverified)',
  'enquiry.answered': 'Inquiry answered',
  'subscriber.confirmed': 'New newsletter subscriber',
  'subscriber.left': 'A subscriber has left the newsletter',
  'mail.dead': 'A message was given up',
  'mail.failing': 'Mail to you is failing',
  'captcha.away': 'The captcha can’t be checked',
  'captcha.failing': 'The captcha fails in visitors’ browsers',
  'captcha.host': 'The captcha is solved under a foreign name',
  'enquiries.missing': 'No inquiry has arrived for days',
};

/** Labels of what is said besides an enquiry's facts. */
const labels: Record<string, string> = {
  department: 'Department',
  kind: 'What',
  error: 'Why',
  reason: 'Why',
};

/** An event as lines for reading on a phone. */
export function chatText(
  { type, data }: WebhookEvent,
  { deskUrl, longest }: { deskUrl?: string | undefined; longest: number },
): string {
  const name = [data.firstName, data.lastName].filter(Boolean).join(' ');
  const fact = (label: string, value: unknown) =>
    typeof value === 'string' && value !== '' ? [`${label}: ${value.replace(/\s+/g, ' ')}`] : [];
  const facts = [
    ...fact('From', name),
    ...enquiryColumns
      .filter(({ apart }) => apart === undefined)
      .flatMap(({ key, label, words = String }) => fact(label, data[key] && words(String(data[key])))),
    ...Object.entries(labels).flatMap(([key, label]) => fact(label, data[key])),
  ];
  const message = typeof data.message === 'string' && type.startsWith('enquiry.') ? data.message : '';
  const id = data.enquiryId ?? (type.startsWith('enquiry.') ? data.id : undefined);
  const link = deskUrl !== undefined && typeof id === 'string' ? `${deskUrl}/enquiries/${id}` : '';
  const lines = [headlines[type], ...facts, ...(message ? ['', cut(message, longestExcerpt)] : [])];
  // The link comes last and stays whole, whatever has to be cut.
  const tail = link && `\n${link}`;
  return cut(lines.join('\n'), longest - tail.length) + tail;
}

/** Cuts to whole characters. Lengths are UTF-16 units, as the services count them. */
function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
