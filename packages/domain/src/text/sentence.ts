/**
 * Returns a text as a sentence: with a period at its end, unless it has one. A company's name or a person's
 * may end in an abbreviation: 'Ferretería Ponce, Inc.'
 */
export function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
