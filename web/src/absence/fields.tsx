/** Fields for days and for times of the day. */
import { useId } from "react";

type Props = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void };

export function DayField({ least, ...props }: Props & { readonly least: string }) {
  return <Field {...props} type="date" min={least} />;
}

export function TimeField(props: Props) {
  return <Field {...props} type="time" />;
}

function Field({ label, value, onChange, ...attributes }: Props & { readonly type: string; readonly min?: string }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} required value={value} onChange={(event) => onChange(event.target.value)} {...attributes} />
    </div>
  );
}
