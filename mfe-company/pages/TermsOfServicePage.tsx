import { LegalPage } from '../components/legal/LegalPage';
import { termsOfService } from '../content/termsOfService';

export function TermsOfServicePage() {
  return <LegalPage document={termsOfService} path="/terms-of-service" />;
}
