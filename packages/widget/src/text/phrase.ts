/** A sentence with `{name}` where a value goes; where it counts something, one for each plural of the language. */
export type Phrase = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string });

/** What a sentence names. `count` chooses the plural. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Cuts a sentence at its placeholders and puts something in their place.
 *
 * @param sentence - A sentence with `{name}` for each value.
 * @param valueOf - What stands for a name.
 * @returns The texts and the values between them, in order.
 */
export function pieces<Piece>(sentence: string, valueOf: (name: string) => Piece): (string | Piece)[] {
  return sentence.split(/\{(\w+)\}/).map((piece, index) => (index % 2 === 0 ? piece : valueOf(piece)));
}
