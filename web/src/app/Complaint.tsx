/** Why something was refused; readers hear it at once. */
export function Complaint({ text }: { readonly text: string | null }) {
  return <div role="alert">{text && <p className="notice bad">{text}</p>}</div>;
}
