import { team } from '../../content/about.ts';
import { statsLabels, teamStats } from '../../content/stats.ts';
import { StatCards } from '../editorial/StatCards.tsx';
import page from './AboutPage.module.css';
import styles from './Team.module.css';
import { TeamCard } from './TeamCard.tsx';

/** The people whom a customer deals with, and what they stand for together. */
export function Team() {
  return (
    <section aria-labelledby="equipo">
      <div className={page.heading}>
        <h2 id="equipo">{team.title}</h2>
        <p>{team.text}</p>
      </div>
      <ul className={styles.members}>
        {team.members.map((member) => (
          <TeamCard key={member.id} member={member} />
        ))}
      </ul>
      <StatCards label={statsLabels.team} stats={teamStats} />
    </section>
  );
}
