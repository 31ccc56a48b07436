/** One of a few, all in sight: a group of radio buttons drawn as one strip. */
import { useId } from "react";

/** `hidden` is what a screen reader hears after a short name. */
type Option<Value> = { readonly value: Value; readonly name: string; readonly hidden?: string };
type Props<Value> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
};

export function Choice<Value extends string | number | boolean | null>({ label, value, options, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="choice-strip">
        {options.map((option) => (
          <label key={String(option.value)}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>
              {option.name}
              {option.hidden && <span className="only-read"> {option.hidden}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
