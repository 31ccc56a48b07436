export type Rule = { readonly number: string; readonly section: string; readonly text: string };
export type Section = { readonly number: string; readonly title: string; readonly rules: readonly Rule[] };

/** The rules by chapter, in their order; a chapter's number is that of its rules up to the dot. */
export function sections(rules: readonly Rule[]): readonly Section[] {
  const numbers = [...new Set(rules.map(chapterOf))];
  return numbers.map((number) => {
    const members = rules.filter((rule) => chapterOf(rule) === number);
    return { number, title: members[0]?.section ?? "", rules: members };
  });
}

function chapterOf({ number }: Rule): string {
  return number.split(".")[0] ?? number;
}
