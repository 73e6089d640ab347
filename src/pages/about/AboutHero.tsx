import { BadgeCheck, MapPin } from 'lucide';
import { aboutHero } from '../../content/about.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import { Hero, heroPicture } from '../editorial/Hero.tsx';
import styles from './AboutHero.module.css';

const bannerWidths = [320, 640, 960, 1280, 1600];

export function AboutHero() {
  const { badge, title, text, rating, ratingLabel, location, action, picture } = aboutHero;
  return (
    <Hero
      media={
        <Picture
          {...heroPicture}
          src={picture.imageSrc}
          alt={picture.alt}
          widths={bannerWidths}
          width={640}
          height={240}
          priority
        />
      }
    >
      <Badge tone="popular">
        <span className={styles.badge}>
          <Icon of={BadgeCheck} size={18} />
          {badge}
        </span>
      </Badge>
      <h1>{title}</h1>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className={`cluster ${styles.facts}`}>
        <li>
          <b className={styles.rating}>{rating}</b>
          <StarRating value={Number(rating)} label={`${rating} de 5 estrellas`} />
          {ratingLabel}
        </li>
        <li>
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
