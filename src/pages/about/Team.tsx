import { team } from '../../content/about.ts';
import { statsLabels, teamStats } from '../../content/stats.ts';
import { SectionHeading } from '../editorial/SectionHeading.tsx';
import { StatCards } from '../editorial/StatCards.tsx';
import styles from './Team.module.css';
import { TeamCard } from './TeamCard.tsx';

export function Team() {
  return (
    <section aria-labelledby="equipo">
      <SectionHeading id="equipo" title={team.title} text={team.text} />
      <ul className={styles.members}>
        {team.members.map((member) => (
          <TeamCard key={member.id} member={member} />
        ))}
      </ul>
      <StatCards label={statsLabels.team} stats={teamStats} />
    </section>
  );
}
