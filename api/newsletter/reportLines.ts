import type { NewsletterReport } from '../storage/newsletters/newsletterStore';

/** The report's figures with labels that command and desk share. */
export function reportFacts(report: NewsletterReport): [label: string, count: number][] {
  const facts: [string, number][] = [
    ['Sent', report.sent],
    ['Still to be queued', report.remaining],
    ['In the outbox', report.waiting],
    ['Refused by the reader’s mail server: suppressed from now on', report.bounced],
    ['Left, or bounced elsewhere, before their turn', report.suppressed],
    ['Unsure: the handover broke off, so it may have arrived; not sent again', report.unsure],
    ['Given up after three days', report.dead],
  ];
  return facts.filter(([label, count]) => count > 0 || label === 'Sent');
}

export function reportLines(report: NewsletterReport): string {
  return reportFacts(report)
    .map(([label, count]) => `${label}: ${count}\n`)
    .join('');
}
