import { type Call, callTitles } from '../../testing/calls.ts';
import type { ScenarioPart } from '../scenarios/scenario-part.ts';

interface PartViewProps {
  part: ScenarioPart;
  onChange: (part: ScenarioPart) => void;
}

/** Settings of an active scenario: the call it is limited to, and its number. */
export function PartView({ part, onChange }: PartViewProps) {
  const { definition, parameter, call } = part;
  const { title, calls } = definition;
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
    </fieldset>
  );
}

function callNamed(name: string, calls: readonly Call[]): Call | null {
  return calls.find((candidate) => candidate === name) ?? null;
}
