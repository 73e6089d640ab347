import { pageMeta } from '../../content/meta.ts';
import { terms } from '../../content/terms.ts';
import { LegalPage } from './LegalPage.tsx';

export default function TermsPage() {
  return <LegalPage document={terms} meta={pageMeta.terms} />;
}
