/** Parts of the form for a new table. */
import { type ReactNode, useId } from "react";
import type { Game } from "../app/catalogue.ts";
import { capital } from "../app/text.ts";
import type { Plan } from "./plan.ts";

export type FieldsProps = { readonly plan: Plan; readonly game: Game; readonly change: (part: Partial<Plan>) => void };

type PickOption = { readonly value: string; readonly name: string };
type PickProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly PickOption[];
  readonly onChange: (value: string) => void;
};

/** One of several that need not all be in sight. */
export function Pick({ label, value, options, onChange }: PickProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{capital(label)}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {capital(option.name)}
          </option>
        ))}
      </select>
    </div>
  );
}

type TickProps = { readonly label: string; readonly note: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

export function Tick({ label, note, isOn, onChange }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label}
        <small className="soft">{note}</small>
      </span>
    </label>
  );
}

export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
