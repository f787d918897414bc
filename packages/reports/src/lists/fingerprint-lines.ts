import { LIST } from '../text/labels.es.ts';

/** How many closings share a line: a year of weeks would leave no room on the page for anything else. */
const IN_LINE = 3;

/** What was closed, as it is printed, and the first 16 digits of the company's hash after its closing. */
type PrintedSeal = { closed: string; digits: string };

/** The short forms of some seals, a few to a line, the first of which says of what they are. */
export function fingerprintLines(kind: keyof typeof LIST.seals, seals: readonly PrintedSeal[]): string[] {
  const { one, many } = LIST.seals[kind];
  const [first, ...others] = seals;
  if (!first) return [];
  if (others.length === 0) return [one(first.closed, first.digits)];
  const starts = Array.from({ length: Math.ceil(seals.length / IN_LINE) }, (_, line) => line * IN_LINE);
  return starts.map((start) => {
    const told = seals.slice(start, start + IN_LINE).map(({ closed, digits }) => `${closed}, ${digits}`);
    return `${start === 0 ? `${many} ` : ''}${told.join(' · ')}`;
  });
}
