import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { RequestLog } from '../request-log.ts';
import { formatScenario } from '../scenarios/scenario.ts';
import type { Workbench } from '../workbench.ts';
import { LogView } from './LogView.tsx';
import { ScenarioView } from './ScenarioView.tsx';

interface PanelProps {
  workbench: Workbench;
  log: RequestLog;
}

/** The QA button and its panel with scenarios and request log. Alt+Q toggles it. */
export function Panel({ workbench, log }: PanelProps) {
  const { scenario, problem } = useStore(workbench.state);
  const requests = useStore(log.requests);
  const [isOpen, setIsOpen] = useState(problem !== null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyQ') return;
      event.preventDefault();
      setIsOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => {
    if (problem !== null) setIsOpen(true);
  }, [problem]);

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    (isOpen ? panel : toggle).current?.focus();
  }, [isOpen]);

  return (
    <>
      {isOpen && (
        <section
          ref={panel}
          className="panel"
          aria-labelledby="title"
          tabIndex={-1}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setIsOpen(false);
          }}
        >
          <header>
            <h2 id="title">Banco de pruebas</h2>
            <button type="button" onClick={() => setIsOpen(false)}>
              Cerrar
            </button>
          </header>
          <p className="problem" role="alert" tabIndex={problem === null ? undefined : 0}>
            {problem}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it */}
          <div className="views" tabIndex={0}>
            <details name="view" open>
              <summary>Escenarios</summary>
              <ScenarioView workbench={workbench} scenario={scenario} />
            </details>
            <details name="view">
              <summary>Registro ({requests.length})</summary>
              <LogView requests={requests} onClear={log.clear} />
            </details>
          </div>
        </section>
      )}
      <button
        ref={toggle}
        type="button"
        className="toggle"
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+Q"
        title="Banco de pruebas (Alt+Q)"
        onClick={() => setIsOpen(!isOpen)}
      >
        <b>QA</b> <span>{formatScenario(scenario)}</span>
      </button>
    </>
  );
}
