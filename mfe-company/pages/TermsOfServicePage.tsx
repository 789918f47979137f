import { LegalPage } from '../components/legal/LegalPage';
import { termsOfService } from '../content/termsOfService';

export function TermsOfServicePage() {
  return <LegalPage document={termsOfService} />;
}
