import { type Call, callTitles } from '../../testing/calls.ts';
import type { ScenarioPart } from '../scenarios/scenario-part.ts';

interface PartViewProps {
  part: ScenarioPart;
  onChange: (part: ScenarioPart) => void;
  onRemove: () => void;
}

/** One part of the scenario, with the call it is limited to and its number. */
export function PartView({ part, onChange, onRemove }: PartViewProps) {
  const { definition, parameter, call } = part;
  const { title, calls } = definition;
  return (
    <fieldset className="part">
      <legend>{title}</legend>
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
      <button type="button" onClick={onRemove} aria-label={`Quitar: ${title}`}>
        Quitar
      </button>
    </fieldset>
  );
}

function callNamed(name: string, calls: readonly Call[]): Call | null {
  return calls.find((candidate) => candidate === name) ?? null;
}
