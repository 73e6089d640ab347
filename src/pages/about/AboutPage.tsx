import { BadgeCheck, Mail, MapPin, Phone } from 'lucide';
import {
  aboutCategories,
  aboutHero,
  memberRating,
  type TeamMember,
  team,
} from '../../content/about.ts';
import { bannerPicture } from '../../content/banners.ts';
import { pageMeta } from '../../content/meta.ts';
import { showsRatings } from '../../content/product.ts';
import { aboutStats, statsLabels, teamStats } from '../../content/stats.ts';
import { publicFile } from '../../env.ts';
import { Page } from '../../layout/Page.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import accent from '../editorial/accent.module.css';
import { CheckList } from '../editorial/CheckList.tsx';
import { Hero, heroPicture } from '../editorial/Hero.tsx';
import { Section } from '../editorial/Section.tsx';
import { StatCards } from '../editorial/StatCards.tsx';
import styles from './AboutPage.module.css';

export default function AboutPage() {
  return (
    <Page meta={pageMeta.about}>
      <AboutHero />
      <div className={`page-width stack ${styles.sections}`}>
        <StatCards label={statsLabels.about} stats={aboutStats} />
        <Section id="lineas" heading={aboutCategories}>
          <ul className="cluster gap-6">
            {aboutCategories.cards.map((card) => (
              <li
                key={card.id}
                className={`stack gap-4 panel ${styles.card} ${accent[card.color]}`}
              >
                <div className="cluster spread gap-3">
                  <Icon of={card.icon} className={styles.icon} size={32} />
                  <Badge tone="neutral">{card.badge}</Badge>
                </div>
                <h3>{card.title}</h3>
                <CheckList items={card.features} />
              </li>
            ))}
          </ul>
        </Section>
        {team.members.length > 0 && (
          <Section id="equipo" heading={team}>
            <ul className={styles.members}>
              {team.members.map((member) => (
                <TeamCard key={member.name} member={member} />
              ))}
            </ul>
            <StatCards label={statsLabels.team} stats={teamStats} />
          </Section>
        )}
      </div>
    </Page>
  );
}

function AboutHero() {
  const { badge, title, text, rating, ratingLabel, location, action, picture } = aboutHero;
  return (
    <Hero
      media={
        <Picture
          {...heroPicture}
          src={picture.imageSrc}
          alt={picture.alt}
          widths={bannerPicture.widths}
          width={640}
          height={240}
          priority
        />
      }
    >
      <Badge tone="popular">
        <span className="row gap-1">
          <Icon of={BadgeCheck} size={18} />
          {badge}
        </span>
      </Badge>
      <h1>{title}</h1>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className="cluster">
        {showsRatings && (
          <li className={`panel cluster align-center gap-2 small ${styles.fact}`}>
            <b className={`numeric display ${styles.rating}`}>{rating}</b>
            <StarRating value={Number(rating)} />
            {ratingLabel}
          </li>
        )}
        <li className={`panel cluster align-center gap-2 small ${styles.fact}`}>
          <Icon of={MapPin} size={20} />
          {location}
        </li>
      </ul>
      {/* By specification without an action. */}
      <Button variant="primary" size="large">
        {action}
      </Button>
    </Hero>
  );
}

function TeamCard({ member }: { member: TeamMember }) {
  const { name, email, phone } = member;
  const contacts = [
    { icon: Mail, label: email, href: `mailto:${email}` },
    { icon: Phone, label: phone, href: `tel:${phone.replaceAll(' ', '')}` },
  ];
  return (
    <li className={`panel ${styles.teamCard}`}>
      <div className={styles.portrait}>
        {member.image && (
          <img
            src={publicFile(member.image)}
            alt={team.portrait(name)}
            width={240}
            height={240}
            loading="lazy"
            decoding="async"
          />
        )}
        <span className={styles.experience}>
          <Badge tone="new">{team.experience(member.experience)}</Badge>
        </span>
      </div>
      <div className={`stack ${styles.text}`}>
        <div>
          <h3 className="title-small">{name}</h3>
          <p className={`bold ${styles.role}`}>{member.role}</p>
        </div>
        <p className="note numeric">{memberRating(member.rating)}</p>
        <p className="bold">{member.specialty}</p>
        <p>{member.description}</p>
        <ul className={styles.contacts}>
          {contacts.map(({ icon, label, href }) => (
            <li key={href}>
              <a className="row small" href={href}>
                <Icon of={icon} size={18} />
                <span>
                  <EmailText address={label} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
