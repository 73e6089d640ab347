import { type Call, callTitles } from '../../testing/calls.ts';
import type { ScenarioPart } from '../scenarios/scenario-part.ts';

/** The call whose products a page shows next to those of another call. */
const shownNextTo: Partial<Record<Call, Call>> = { buscarProductosPorNombre: 'productosResumen' };

interface PartViewProps {
  part: ScenarioPart;
  /** All active parts. */
  parts: readonly ScenarioPart[];
  onChange: (part: ScenarioPart) => void;
  onAdd: (part: ScenarioPart) => void;
}

/** Settings of an active scenario: the call it is limited to, and its number. */
export function PartView({ part, parts, onChange, onAdd }: PartViewProps) {
  const { definition, parameter, call } = part;
  const { title, calls } = definition;
  const other = call && shownNextTo[call];
  const isLacking =
    other &&
    calls.includes(other) &&
    !parts.some((one) => one.definition === definition && one.call === other);
  return (
    <fieldset className="actions" aria-label={title}>
      {calls.length > 1 && (
        <label>
          Se aplica a
          <select
            value={call ?? ''}
            onChange={({ target }) => onChange({ ...part, call: callNamed(target.value, calls) })}
          >
            <option value="">Todas las llamadas</option>
            {calls.map((name) => (
              <option key={name} value={name}>
                {callTitles[name]}
              </option>
            ))}
          </select>
        </label>
      )}
      {definition.parameter && parameter !== null && (
        <label>
          {definition.parameter.title}
          <input
            key={parameter}
            inputMode="numeric"
            defaultValue={parameter}
            onBlur={({ target }) => {
              if (Number(target.value) !== parameter)
                onChange({ ...part, parameter: Number(target.value) });
            }}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') currentTarget.blur();
            }}
          />
        </label>
      )}
      {isLacking && (
        <p className="hint">
          La página une «{callTitles[call]}» con «{callTitles[other]}».{' '}
          <button type="button" onClick={() => onAdd({ ...part, call: other })}>
            Aplicar también a «{callTitles[other]}»
          </button>{' '}
          Después, recargue.
        </p>
      )}
    </fieldset>
  );
}

function callNamed(name: string, calls: readonly Call[]): Call | null {
  return calls.find((candidate) => candidate === name) ?? null;
}
