import { useId } from "react";

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isOptional?: boolean;
  readonly type?: "text" | "number" | "password";
};

export function TextField({ label, value, onChange, isOptional = false, type = "text" }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} required={!isOptional} value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
