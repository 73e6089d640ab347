import { Info } from 'lucide';
import { bankAccounts, bankTransferNote } from '../../content/banks.ts';
import { homeSections } from '../../content/home.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BankCard } from './BankCard.tsx';
import styles from './BankCards.module.css';
import { HomeSection } from './HomeSection.tsx';

/** Section 4 of the home page: bank accounts. */
export function BankCards() {
  return (
    <div data-theme="dark">
      <HomeSection id="cuentas" heading={homeSections.banks}>
        <ul className={styles.cards}>
          {bankAccounts.map((account) => (
            <li key={account.id}>
              <BankCard account={account} />
            </li>
          ))}
        </ul>
        <p className={`note ${styles.note}`}>
          <Icon of={Info} size={20} />
          {bankTransferNote}
        </p>
      </HomeSection>
    </div>
  );
}
