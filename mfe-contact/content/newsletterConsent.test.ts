import { createHash } from 'node:crypto';
import { newsletterConsentVersion } from 'shared-content/forms';
import { newsletter } from './newsletter';
import { newsletterTerms } from './newsletterTerms';

/** Each version of the consent text, by its fingerprint. A released one stays. */
const versions: Record<string, string> = {
  '2026-11-22': 'FKFCSO6vR26yl9UP',
  '2026-11-22-2': 'MwyDPEx6IXU3Hf5G',
  '2026-11-27': 'qw7tisoWkBjOqp3x',
  '2026-11-28': 'fj0FyZY8s4I8KYJ8',
};

it('the version of the consent text matches its fingerprint', () => {
  const words = JSON.stringify([newsletter, newsletterTerms]);
  const fingerprint = createHash('sha256').update(words).digest('base64url').slice(0, 16);
  expect(versions[newsletterConsentVersion]).toBe(fingerprint);
});
