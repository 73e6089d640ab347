import { Mail, Phone } from 'lucide';
import { publicFile } from '../../config.ts';
import type { TeamMember } from '../../content/about.ts';
import { phoneLink } from '../../lib/links.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import styles from './TeamCard.module.css';

export function TeamCard({ member }: { member: TeamMember }) {
  const rating = member.rating.toFixed(1);
  return (
    <li className={styles.card}>
      <div className={styles.portrait}>
        <img
          src={publicFile(member.image)}
          alt={`Retrato de ${member.name}`}
          width={240}
          height={240}
          loading="lazy"
          decoding="async"
        />
        <span className={styles.experience}>
          <Badge tone="new">{member.experience} de experiencia</Badge>
        </span>
      </div>
      <div className={styles.text}>
        <div>
          <h3 className="title-small">{member.name}</h3>
          <p className={styles.role}>{member.role}</p>
        </div>
        <p className="row numeric">
          <StarRating value={member.rating} label={`${rating} de 5 estrellas`} />
          <span aria-hidden="true">{rating}</span>
        </p>
        <p className="bold">{member.specialty}</p>
        <p>{member.description}</p>
        <ul className={styles.contacts}>
          <li>
            <a href={`mailto:${member.email}`}>
              <Icon of={Mail} size={18} />
              <BreakableAddress address={member.email} />
            </a>
          </li>
          <li>
            <a href={phoneLink(member.phone)}>
              <Icon of={Phone} size={18} />
              {member.phone}
            </a>
          </li>
        </ul>
      </div>
    </li>
  );
}

/** An e-mail address with a line break opportunity before `@`. */
function BreakableAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
