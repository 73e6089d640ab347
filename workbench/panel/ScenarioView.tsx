import { useState } from 'react';
import { foldText } from '../../server/catalogue/fold-text.ts';
import { formatScenario, type Scenario } from '../scenarios/scenario.ts';
import { scenarios } from '../scenarios/scenario-list.ts';
import { formatPart, type ScenarioPart } from '../scenarios/scenario-part.ts';
import type { Workbench } from '../workbench.ts';
import { PartView } from './PartView.tsx';

interface ScenarioViewProps {
  workbench: Workbench;
  scenario: Scenario;
}

/** The list of scenarios; an active one shows its settings. */
export function ScenarioView({ workbench, scenario }: ScenarioViewProps) {
  const { parts } = scenario;
  const [isCombining, setIsCombining] = useState(false);
  const [filter, setFilter] = useState('');
  const listed = scenarios.filter(({ name, title, description }) =>
    foldText(`${name} ${title} ${description}`).includes(foldText(filter.trim())),
  );

  const playParts = (next: readonly ScenarioPart[]) =>
    workbench.play(next.map(formatPart).join(','));
  const toggle = (name: string) => {
    const others = parts.filter(({ definition }) => definition.name !== name);
    if (others.length < parts.length) return playParts(others);
    const before = isCombining ? formatScenario(scenario) : '';
    workbench.play(`${before},${name}`);
  };

  return (
    <>
      <p>
        Se simula: <code>{formatScenario(scenario)}</code>
      </p>
      <p className="hint">
        Un cambio vale desde la próxima llamada; lo que ya llegó queda en la memoria del sitio hasta
        recargar. Una búsqueda une su respuesta con la lista de todos los productos: recargue para
        verla sin ellos.
      </p>
      <div className="actions">
        <button type="button" onClick={() => window.location.reload()}>
          Recargar
        </button>
        <label>
          Filtrar
          <input
            type="search"
            value={filter}
            onChange={({ target }) => {
              setFilter(target.value);
              // The results below it are out of view on a phone.
              target.scrollIntoView();
            }}
          />
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={isCombining}
            onChange={({ target }) => setIsCombining(target.checked)}
          />
          Combinar con lo elegido
        </label>
      </div>
      {listed.length === 0 && <p>Ningún escenario dice eso.</p>}
      <ul className="choices">
        {listed.map(({ name, title, description }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={isActive(name, parts)}
              onClick={() => (name === 'normal' ? playParts([]) : toggle(name))}
            >
              <b>{title}</b> <code>{name}</code>
              <span>{description}</span>
            </button>
            {parts.map(
              (part, index) =>
                part.definition.name === name && (
                  <PartView
                    // biome-ignore lint/suspicious/noArrayIndexKey: the part's text changes while its select has the focus
                    key={index}
                    part={part}
                    parts={parts}
                    onAdd={(added) => playParts([...parts, added])}
                    onChange={(changed) => playParts(parts.with(index, changed))}
                  />
                ),
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function isActive(name: string, parts: readonly ScenarioPart[]): boolean {
  if (name === 'normal') return parts.length === 0;
  return parts.some(({ definition }) => definition.name === name);
}
