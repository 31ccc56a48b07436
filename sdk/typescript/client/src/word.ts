/** A value of an enum as JSON spells it: `timed-out` for `TIMED_OUT`. */
export function word(value: string): string {
  return value.toLowerCase().replaceAll("_", "-");
}
