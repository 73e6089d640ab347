import { type ChangeEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { harOf } from '../har.ts';
import { download, fileNameOf, recordingOf } from '../save.ts';
import type { Workbench } from '../workbench.ts';
import { LogRowView } from './LogRowView.tsx';

/** What went between site and backend, newest first, and the files made of it. */
export function LogView({ workbench }: { workbench: Workbench }) {
  const rows = useStore(workbench.log.shown);
  const file = useRef<HTMLInputElement>(null);

  const save = () => {
    const recording = recordingOf(workbench.log.rows(), workbench.state.getState().scenario);
    download(`${fileNameOf(recording)}.json`, JSON.stringify(recording, null, 2));
  };
  const saveHar = () => {
    const recording = recordingOf(workbench.log.rows(), workbench.state.getState().scenario);
    download(`${fileNameOf(recording)}.har`, JSON.stringify(harOf(recording), null, 2));
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) await workbench.openRecording(await chosen.text());
    // So that the same file can be chosen again.
    target.value = '';
  };

  return (
    <>
      <div className="actions">
        <button type="button" onClick={save}>
          Guardar registro
        </button>
        <button type="button" onClick={saveHar}>
          Guardar HAR
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          Abrir registro
        </button>
        <button type="button" onClick={() => workbench.log.clear()}>
          Vaciar
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json,.har"
          aria-label="Archivo de un registro"
          hidden
          onChange={open}
        />
      </div>
      <p className="hint">
        Se guarda todo desde que se abrió la página, sin lo que el visitante escribe en el
        formulario. También se puede soltar aquí el archivo, o un HAR de otro navegador.
      </p>
      {rows.length === 0 && <p>Aún no pasó nada.</p>}
      <ol className="log" reversed>
        {rows.toReversed().map((row) => (
          <LogRowView key={row.id} entry={row.entry} />
        ))}
      </ol>
    </>
  );
}
