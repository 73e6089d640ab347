import { type Call, callTitles } from '../../testing/calls.ts';
import type { ScenarioPart } from '../scenarios/scenario-part.ts';
import { NumberField } from './NumberField.tsx';

/** What a scenario applies to that is not limited: of no call, of one, of several. */
const wholes = ['El navegador', 'Siempre', 'Todas las llamadas'];

interface PartViewProps {
  part: ScenarioPart;
  onChange: (part: ScenarioPart) => void;
  onRemove: () => void;
}

/** One part of the scenario: to which call it applies, and its number where it takes one. */
export function PartView({ part, onChange, onRemove }: PartViewProps) {
  const { definition, parameter, call } = part;
  const find = (name: string): Call | null =>
    definition.calls.find((candidate) => candidate === name) ?? null;

  return (
    <fieldset className="part">
      <legend>{definition.title}</legend>
      <label>
        Se aplica a
        <select
          value={call ?? ''}
          onChange={(event) => onChange({ ...part, call: find(event.target.value) })}
        >
          <option value="">{wholes[Math.min(definition.calls.length, 2)]}</option>
          {definition.calls.length > 1 &&
            definition.calls.map((name) => (
              <option key={name} value={name}>
                {callTitles[name]}
              </option>
            ))}
        </select>
      </label>
      {definition.parameter && parameter !== null && (
        <NumberField
          label={definition.parameter.title}
          value={parameter}
          onChange={(value) => onChange({ ...part, parameter: value })}
        />
      )}
      <button type="button" onClick={onRemove} aria-label={`Quitar: ${definition.title}`}>
        Quitar
      </button>
    </fieldset>
  );
}
