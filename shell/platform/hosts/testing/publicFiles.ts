/** One file of each kind that companies put on their sites, with the type that IANA registers for it. */
const kinds: Readonly<Record<string, string>> = {
  'brochure.pdf': 'application/pdf',
  'press/Kit_2026.v2.zip': 'application/zip',
  'ada.vcf': 'text/vcard; charset=utf-8',
  'office-hours.ics': 'text/calendar; charset=utf-8',
  'rates.csv': 'text/csv; charset=utf-8',
  'fonts/brand.woff': 'font/woff',
  'badge.gif': 'image/gif',
  CNAME: 'text/plain; charset=utf-8',
  'google0123456789abcdef.html': 'text/html; charset=utf-8',
  '.well-known/security.txt': 'text/plain; charset=utf-8',
  '.well-known/assetlinks.json': 'application/json; charset=utf-8',
  '.well-known/apple-app-site-association': 'application/json; charset=utf-8',
  '.well-known/pki-validation/fileauth.txt': 'text/plain; charset=utf-8',
};

export const publicTypes = kinds;

/** Their content, as in `public/` of the shell. */
export const publicFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(kinds).map((name) => [name, `${JSON.stringify({ content: name })}\n`]),
);
