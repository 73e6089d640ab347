import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { formatScenario } from '../scenarios/scenario.ts';
import type { Workbench } from '../workbench.ts';
import { dockTitles, useDock } from './dock.ts';
import { LogView } from './LogView.tsx';
import { ReplayNotice } from './ReplayNotice.tsx';
import { ScenarioView } from './ScenarioView.tsx';
import { Tabs } from './Tabs.tsx';

/** The button in the corner and what it opens: the scenario, and the log. Also by Alt+Q. */
export function Panel({ workbench }: { workbench: Workbench }) {
  const { scenario, problem, recording } = useStore(workbench.state);
  const entries = useStore(workbench.log.shown).length;
  const [isOpen, setIsOpen] = useState(problem !== null);
  const { dock, moveTo } = useDock();
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyQ') return;
      event.preventDefault();
      setIsOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    if (problem !== null) setIsOpen(true);
  }, [problem]);

  // Whoever opens it wants to be in it, and whoever closes it back where it is opened.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    (isOpen ? panel : toggle).current?.focus();
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsOpen(false);
  };
  const openDropped = async (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) await workbench.openRecording(await file.text());
  };

  return (
    <>
      {isOpen && (
        <section
          ref={panel}
          id="panel"
          className="panel"
          data-dock={dock}
          aria-labelledby="title"
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onDragOver={(event) => event.preventDefault()}
          onDrop={openDropped}
        >
          <header>
            <h2 id="title">Banco de pruebas</h2>
            <select
              aria-label="Lugar del panel"
              value={dock}
              onChange={(event) => moveTo(event.target.value)}
            >
              {Object.entries(dockTitles).map(([name, title]) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </select>
            <button type="button" onClick={() => setIsOpen(false)}>
              Cerrar
            </button>
          </header>
          <p className="problem" role="alert">
            {problem}
          </p>
          {recording && <ReplayNotice workbench={workbench} recording={recording} />}
          <Tabs
            tabs={[
              {
                name: 'Escenario',
                body: <ScenarioView workbench={workbench} scenario={scenario} />,
              },
              { name: `Registro (${entries})`, body: <LogView workbench={workbench} /> },
            ]}
          />
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
        <b>QA</b> <span>{recording ? 'registro' : formatScenario(scenario)}</span>
      </button>
    </>
  );
}
