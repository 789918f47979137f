import type { IncomingHttpHeaders } from 'node:http';
import { campaignFields, leadSourceHeader } from 'shared-content/forms';

export interface LeadSource {
  source_page: string;
  source_referrer: string;
  source_campaign: string;
}

/**
 * The source of a lead: the form's Lead-Source header, otherwise page and campaign of the Referer. A client can send
 * anything in both, so only a path, a host and the known campaign values are kept, cut to length.
 */
export function leadSource(headers: IncomingHttpHeaders): LeadSource {
  const hint = headers[leadSourceHeader.toLowerCase()];
  const referer = URL.canParse(headers.referer ?? '') ? new URL(headers.referer!) : undefined;
  const given = new URLSearchParams(typeof hint === 'string' ? hint.slice(0, 2_000) : referer?.search);
  const page = typeof hint === 'string' ? given.get('page') : referer?.pathname;
  const campaign = campaignFields.flatMap((field) => {
    const value = plain(given.get(field), 100);
    return value === '' ? [] : [[field, value]];
  });
  return {
    source_page: /^\/[\w./~%-]*$/.test(page ?? '') ? page!.slice(0, 200) : '',
    source_referrer: /^[\w.:-]{1,100}$/.exec(given.get('referrer') ?? '')?.[0] ?? '',
    source_campaign: new URLSearchParams(campaign).toString(),
  };
}

/** Reduces text to one line without control characters and half surrogate pairs, which PostgreSQL refuses. */
function plain(value: string | null, length: number): string {
  return [...(value ?? '').replace(/[\p{Cc}\p{Cs}]/gu, ' ')].slice(0, length).join('').trim();
}
