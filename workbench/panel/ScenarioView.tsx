import { useState } from 'react';
import { fold } from '../../server/catalogue/fold.ts';
import { useCopied } from '../../src/hooks/use-copied.ts';
import { formatScenario, type Scenario, searchWithScenario } from '../scenarios/scenario.ts';
import { scenarios } from '../scenarios/scenario-list.ts';
import { formatPart, type ScenarioPart } from '../scenarios/scenario-part.ts';
import type { Workbench } from '../workbench.ts';
import { NumberField } from './NumberField.tsx';
import { PartView } from './PartView.tsx';

interface ScenarioViewProps {
  workbench: Workbench;
  scenario: Scenario;
}

/** What is played: its parts, the seed, the link to it, and everything that could be played. */
export function ScenarioView({ workbench, scenario }: ScenarioViewProps) {
  const { parts, seed } = scenario;
  const [combining, setCombining] = useState(false);
  const [filter, setFilter] = useState('');
  const offered = scenarios.filter(({ name, title, description }) =>
    fold(`${name} ${title} ${description}`).includes(fold(filter.trim())),
  );
  const { copied, copy } = useCopied();

  const playParts = (next: readonly ScenarioPart[]) =>
    workbench.play(next.map(formatPart).join(','), seed);
  const choose = (name: string) => {
    if (name === 'normal') return playParts([]);
    const others = parts.filter(({ definition }) => definition.name !== name);
    if (others.length < parts.length) return playParts(others);
    const before = combining ? formatScenario(scenario) : '';
    workbench.play(`${before},${name}`, seed);
  };
  const copyLink = async () => {
    const link = new URL(
      searchWithScenario(window.location.search, scenario),
      window.location.href,
    );
    link.hash = window.location.hash;
    const worked = await copy(link.href);
    if (!worked) workbench.report(`El navegador no dejó copiar. El enlace es ${link.href}`);
  };

  return (
    <>
      {/* Of one height whatever is chosen: nothing below it moves under the pointer. */}
      <section className="chosen" aria-label="Se simula">
        {parts.length === 0 && <p>Normal: todo responde bien.</p>}
        {parts.map((part, index) => (
          <PartView
            key={formatPart(part)}
            part={part}
            onChange={(changed) => playParts(parts.with(index, changed))}
            onRemove={() => playParts(parts.toSpliced(index, 1))}
          />
        ))}
      </section>
      <div className="actions">
        <NumberField
          label="Semilla"
          value={seed}
          onChange={(value) => workbench.play(formatScenario(scenario), value)}
        />
        <button type="button" onClick={copyLink}>
          {copied ? '¡Enlace copiado!' : 'Copiar enlace'}
        </button>
        <button type="button" onClick={() => window.location.reload()}>
          Recargar
        </button>
      </div>
      <p className="hint">
        Un cambio vale desde la próxima llamada; lo que ya llegó queda en la memoria del sitio hasta
        recargar.
      </p>

      <h3>Escenarios</h3>
      <div className="actions">
        <label>
          Filtrar
          <input
            type="search"
            value={filter}
            onChange={(event) => {
              setFilter(event.target.value);
              // What is found stands below it, which on a phone is out of view.
              event.target.scrollIntoView();
            }}
          />
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={combining}
            onChange={(event) => setCombining(event.target.checked)}
          />
          Combinar con lo elegido
        </label>
      </div>
      {offered.length === 0 && <p>Ningún escenario dice eso.</p>}
      <ul className="choices">
        {offered.map(({ name, title, description }) => {
          const isPlayed =
            name === 'normal'
              ? parts.length === 0
              : parts.some(({ definition }) => definition.name === name);
          return (
            <li key={name}>
              <button type="button" aria-pressed={isPlayed} onClick={() => choose(name)}>
                <b>{title}</b> <code>{name}</code>
                <span>{description}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
