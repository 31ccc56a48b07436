/** Every different order of a few letters: `ab` gives `ab` and `ba`, `aa` gives `aa`. */
export function orders(letters: readonly string[]): string[][] {
  if (letters.length < 2) return [[...letters]];
  return [...new Set(letters)].flatMap((first) => {
    const at = letters.indexOf(first);
    const rest = [...letters.slice(0, at), ...letters.slice(at + 1)];
    return orders(rest).map((order) => [first, ...order]);
  });
}
