import { Info, RotateCw } from 'lucide';
import { useId, useState } from 'react';
import {
  type BankAccount,
  bankAccounts,
  bankTransferNote,
  bankCardTexts as texts,
} from '../../content/banks.ts';
import { company } from '../../content/company.ts';
import { homeSections } from '../../content/home.ts';
import { layoutTexts } from '../../content/layout.ts';
import { publicFile } from '../../env.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../editorial/Section.tsx';
import styles from './BankCards.module.css';

export function BankCards() {
  if (bankAccounts.length === 0) return null;
  return (
    <Section id="cuentas" heading={homeSections.banks} className="page-width page-section">
      <ul className={`cluster gap-6 ${styles.cards}`}>
        {bankAccounts.map((account) => (
          <li key={account.accountNumber}>
            <BankCard account={account} />
          </li>
        ))}
      </ul>
      <p className={`row gap-3 note ${styles.note}`}>
        <Icon of={Info} size={20} />
        <span>
          {texts.holder}: {company.legalName} · {layoutTexts.ruc(company.ruc)}. {bankTransferNote}
        </span>
      </p>
    </Section>
  );
}

/**
 * A small card that flips to the numbers of its account. The flip button lies behind the content, so
 * that the copy buttons are not nested in it.
 */
function BankCard({ account }: { account: BankAccount }) {
  const [isFlipped, setFlipped] = useState(false);
  const backId = useId();
  const lastDigits = account.accountNumber.replace(/\D/g, '').slice(-4);
  const numbers = [
    { term: texts.account, number: account.accountNumber },
    { term: texts.interbank, number: account.interbankNumber },
  ].filter(({ number }) => number !== '');
  return (
    <div className={isFlipped ? `${styles.card} ${styles.flipped}` : styles.card}>
      <button
        type="button"
        className={styles.flipButton}
        aria-label={`${texts.reveal}: ${account.name}, ${texts.numbers}`}
        aria-expanded={isFlipped}
        aria-controls={backId}
        onClick={() => setFlipped(!isFlipped)}
      />
      <div className={styles.faces}>
        <div className={`${styles.face} ${styles.front}`} aria-hidden={isFlipped} inert={isFlipped}>
          <div className="row spread gap-3">
            {account.logo ? (
              <img
                className={styles.logo}
                src={publicFile(account.logo)}
                alt={account.name}
                height={80}
                loading="lazy"
              />
            ) : (
              <b className="display">{account.name}</b>
            )}
            <p className={`row small bold ${styles.reveal}`} aria-hidden="true">
              {texts.reveal}
              <Icon of={RotateCw} size={16} />
            </p>
          </div>
          <p className="row spread gap-3 small">
            {account.accountType}
            <span className={`numeric bold ${styles.maskedNumber}`} aria-hidden="true">
              •••• {lastDigits}
            </span>
          </p>
        </div>
        <div
          id={backId}
          className={`${styles.face} ${styles.back}`}
          aria-hidden={!isFlipped}
          inert={!isFlipped}
        >
          <dl className="stack gap-1">
            {numbers.map(({ term, number }) => (
              <div key={term} className={styles.row}>
                <dt className="note">{term}</dt>
                <dd className={`numeric bold ${styles.number}`}>{number}</dd>
                <dd className={styles.copy}>
                  <CopyButton
                    text={number}
                    label={
                      <>
                        {texts.copy}
                        <span className="visually-hidden">{` ${term}, ${account.name}`}</span>
                      </>
                    }
                    failure={texts.copyFailed}
                    size="small"
                  />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}
