import { pageMeta } from '../../content/meta.ts';
import { terms } from '../../content/terms.ts';
import { LegalPage } from './LegalPage.tsx';

/** /terminos-condiciones */
export default function TermsPage() {
  return <LegalPage document={terms} meta={pageMeta.terms} />;
}
