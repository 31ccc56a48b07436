/** Fields of one rule each. */
import { useId } from "react";
import { Pick } from "../../lobby/fields.tsx";
import { span } from "../../lobby/timing.ts";

type NumberProps = {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
};

export function NumberField({ label, value, least, most, onChange }: NumberProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="number" required min={least} max={most} value={value} onChange={(event) => onChange(event.target.valueAsNumber || 0)} />
    </div>
  );
}

type SpanProps = {
  readonly label: string;
  readonly value: number;
  readonly spans: readonly number[];
  /** What no time at all is called. */
  readonly none?: string;
  readonly onChange: (value: number) => void;
};

/** A length of time; one that is not among the usual ones stays choosable. */
export function SpanField({ label, value, spans, none, onChange }: SpanProps) {
  const lengths = spans.includes(value) ? spans : [...spans, value].sort((one, other) => one - other);
  const options = lengths.map((one) => ({ value: String(one), name: one === 0 && none ? none : span(one) }));
  return <Pick label={label} value={String(value)} options={options} onChange={(text) => onChange(Number(text))} />;
}
