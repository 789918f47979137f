import { campaignFields } from 'shared-content/forms';

/**
 * The start of this visit, for the Lead-Source header. It reads only the document's own URL and referrer, which
 * outlive every click inside the site. So nothing is stored on the device.
 */
export function leadSource(): string {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const first = URL.canParse(entry?.name ?? '') ? new URL(entry!.name) : new URL(location.href);
  const source = new URLSearchParams({ page: first.pathname.slice(0, 200) });
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).host : '';
  if (referrer !== '' && referrer !== location.host) source.set('referrer', referrer.slice(0, 100));
  for (const field of campaignFields) {
    const value = first.searchParams.get(field);
    if (value) source.set(field, value.slice(0, 100));
  }
  return source.toString();
}
