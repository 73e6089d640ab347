import { pageMeta } from '../../content/meta.ts';
import { privacy } from '../../content/privacy.ts';
import { LegalPage } from './LegalPage.tsx';

export default function PrivacyPage() {
  return <LegalPage document={privacy} meta={pageMeta.privacy} />;
}
