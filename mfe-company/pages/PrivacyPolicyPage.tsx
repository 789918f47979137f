import { LegalPage } from '../components/legal/LegalPage';
import { privacyPolicy } from '../content/privacyPolicy';

export function PrivacyPolicyPage() {
  return <LegalPage document={privacyPolicy} path="/privacy-policy" />;
}
