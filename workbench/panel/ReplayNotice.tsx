import { useMemo } from 'react';
import { mismatchesOf } from '../mismatches.ts';
import type { Recording } from '../recording.ts';
import type { Workbench } from '../workbench.ts';

interface ReplayNoticeProps {
  workbench: Workbench;
  recording: Recording;
}

/** Says which recording is being replayed, and leads to where it was made. */
export function ReplayNotice({ workbench, recording }: ReplayNoticeProps) {
  const { address, to, answers, viewport, scenario } = recording;
  const mismatches = useMemo(() => mismatchesOf(recording), [recording]);
  const hash = new URL(address).hash || '#/';
  const goThere = () => {
    window.location.hash = hash;
    window.location.reload();
  };

  return (
    <div className="replay">
      <p>
        <b>Se reproduce un registro</b> del {new Date(to).toLocaleString('es-PE')}, en{' '}
        <code>{decoded(hash)}</code>
        {viewport.width > 0 && `, ventana de ${viewport.width} × ${viewport.height}`}, escenario{' '}
        <code>{scenario}</code>. Tiene {answers.length} respuestas; el resto responde según el
        escenario.
      </p>
      {mismatches.length > 0 && (
        <details>
          <summary>Es de otro contrato: ya no encaja en {mismatches.length} puntos</summary>
          <ul>
            {mismatches.map((misfit) => (
              <li key={misfit}>{misfit}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="actions">
        <button type="button" onClick={goThere}>
          Reproducir desde el inicio
        </button>
        <button type="button" onClick={() => workbench.endReplay()}>
          Terminar
        </button>
      </div>
    </div>
  );
}

/** As people read it; as it is, where it is no valid encoding. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
