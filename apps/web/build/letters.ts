const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));

/** What anybody here writes: the letters and marks of western Europe, quotation marks, dashes, minus and euro. */
export const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122\u2191\u2193\u2212`;
