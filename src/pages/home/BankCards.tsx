import { Info, Nfc, RotateCw } from 'lucide';
import { useId, useState } from 'react';
import { publicFile } from '../../config.ts';
import {
  type BankAccount,
  bankAccounts,
  bankCardTexts,
  bankTransferNote,
} from '../../content/banks.ts';
import { company } from '../../content/company.ts';
import { homeSections } from '../../content/home.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './BankCards.module.css';
import { HomeSection } from './HomeSection.tsx';

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

/**
 * An account as a bank card that flips to its numbers. The flip button lies behind the content, so
 * that the copy buttons are not nested in it.
 */
function BankCard({ account }: { account: BankAccount }) {
  const [flipped, setFlipped] = useState(false);
  const [refused, setRefused] = useState(false);
  const backId = useId();
  return (
    <div className={flipped ? `${styles.card} ${styles.flipped}` : styles.card}>
      <button
        type="button"
        className={styles.flipButton}
        aria-label={`${account.bank}: número de cuenta y CCI`}
        aria-expanded={flipped}
        aria-controls={backId}
        onClick={() => {
          setFlipped(!flipped);
          setRefused(false);
        }}
      />
      <div className={styles.faces}>
        <Front account={account} hidden={flipped} />
        <div
          id={backId}
          className={`${styles.face} ${styles.back}`}
          data-theme="dark"
          aria-hidden={!flipped}
          inert={!flipped}
        >
          <Numbers account={account} refused={refused} onRefused={() => setRefused(true)} />
        </div>
      </div>
    </div>
  );
}

function Front({ account, hidden }: { account: BankAccount; hidden: boolean }) {
  return (
    <div
      className={`${styles.face} ${styles.front}`}
      data-theme="light"
      aria-hidden={hidden}
      inert={hidden}
    >
      <div className="row spread gap-3">
        <img
          className={styles.logo}
          src={publicFile(account.logoSrc)}
          alt={account.bank}
          height={80}
          loading="lazy"
        />
        <Icon of={Nfc} size={24} />
      </div>
      <div className="row spread gap-3" aria-hidden="true">
        <span className={styles.chip} />
        <span className={styles.maskedNumber}>•••• •••• {lastDigits(account.accountNumber)}</span>
      </div>
      <div className={`row spread gap-3 ${styles.bottom}`}>
        <div>
          <p className={styles.type}>{account.accountType}</p>
          <p className="small">{company.legalName}</p>
        </div>
        <p className={`row small bold ${styles.reveal}`} aria-hidden="true">
          {bankCardTexts.reveal}
          <Icon of={RotateCw} size={16} />
        </p>
      </div>
    </div>
  );
}

function lastDigits(number: string): string {
  return number.replace(/\D/g, '').slice(-4);
}

interface NumbersProps {
  account: BankAccount;
  refused: boolean;
  onRefused: () => void;
}

function Numbers({ account, refused, onRefused }: NumbersProps) {
  return (
    <>
      <div className={styles.stripe} />
      <dl className="stack gap-2">
        <NumberRow
          term={bankCardTexts.account}
          number={account.accountNumber}
          bank={account.bank}
          onRefused={onRefused}
        />
        <NumberRow
          term={bankCardTexts.interbank}
          number={account.interbankNumber}
          bank={account.bank}
          onRefused={onRefused}
        />
      </dl>
      <p className={`muted ${styles.footnote}`} role="status">
        {refused
          ? bankCardTexts.copyFailed
          : `${bankCardTexts.holder}: ${company.legalName} · RUC ${company.ruc}`}
      </p>
    </>
  );
}

interface NumberRowProps {
  term: string;
  number: string;
  bank: string;
  onRefused: () => void;
}

function NumberRow({ term, number, bank, onRefused }: NumberRowProps) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd className={styles.number}>{number}</dd>
      <dd className={styles.copy}>
        <CopyButton
          text={number}
          label={
            <>
              {bankCardTexts.copy}
              <span className="visually-hidden">{` ${term}, ${bank}`}</span>
            </>
          }
          copiedLabel={bankCardTexts.copied}
          onFailure={onRefused}
          size="small"
        />
      </dd>
    </div>
  );
}
