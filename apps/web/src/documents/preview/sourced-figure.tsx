import { Link as ChakraLink, Text } from '@chakra-ui/react';
import type { BoxSource } from '@garita/domain/report/box-source';
import type { ReportRequest } from '@garita/domain/report/report-request';
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { previewText } from '../../text/documents/preview.es.ts';
import { SideDrawer } from '../../ui/overlay/overlays.tsx';
import { type Figure, FigureSources } from './figure-sources.tsx';

/** A figure whose sources are shown, and its name. */
type ShownFigure = { figure: Figure; name: string };

const ShowSources = createContext<((shown: ShownFigure) => void) | undefined>(undefined);

/** Lets each figure of the document inside open its sources: the people and their pay. */
export function FigureSourcesProvider({
  request,
  children,
}: {
  request: ReportRequest;
  children: ReactNode;
}) {
  const [shown, setShown] = useState<ShownFigure>();
  return (
    <ShowSources value={setShown}>
      {children}
      <SideDrawer
        open={shown !== undefined}
        size="md"
        title={shown ? previewText.sources(shown.name) : ''}
        onClose={() => setShown(undefined)}
      >
        {shown && <FigureSources request={request} figure={shown.figure} />}
      </SideDrawer>
    </ShowSources>
  );
}

type SourcedFigureProps = {
  /** The figure as it stands in the document. */
  text: string;
  /** The name of the box, used as the heading of its sources. */
  caption: string;
  source: BoxSource | undefined;
};

/** A figure that opens its sources, if they are known. An empty box and a zero have none. */
export function SourcedFigure({ text, caption, source }: SourcedFigureProps) {
  const ask = useContext(ShowSources);
  if (!ask || !source || !/[1-9]/.test(text)) return text;
  const name = [caption, text].filter(Boolean).join(' · ');
  return (
    // A long list has thousands of figures: `FIGURE_LOOK` styles them from outside, and the arrow keys move
    // between them.
    <button
      type="button"
      tabIndex={-1}
      title={previewText.sources(name)}
      onClick={() => ask({ figure: { box: source }, name })}
    >
      {text}
    </button>
  );
}

/** One of the figures by which a document is checked. */
export function SourcedTotal({ text, total }: { text: string } & Extract<Figure, { total: unknown }>) {
  const ask = useContext(ShowSources);
  if (!ask) return <Text as="span">{text}</Text>;
  return (
    <ChakraLink
      as="button"
      variant="underline"
      font="inherit"
      color="inherit"
      fontVariantNumeric="tabular-nums"
      onClick={() => ask({ figure: { total }, name: text })}
    >
      {text}
    </ChakraLink>
  );
}

/**
 * Makes the figures of a document one stop of the Tab key: the figure that had the focus last, or initially
 * the first one. The arrow keys move from there to the figure beside it, and to the nearest one in the line
 * above or below.
 */
export function useFigureKeys() {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [first, ...others] = figuresIn(sheet.current);
    if (first && [first, ...others].every(({ tabIndex }) => tabIndex !== 0)) first.tabIndex = 0;
  });
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLButtonElement)) return;
    for (const figure of figuresIn(sheet.current)) figure.tabIndex = figure === target ? 0 : -1;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    const next = target instanceof HTMLButtonElement && nextTo(target, event.key, figuresIn(sheet.current));
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { ref: sheet, onFocus, onKeyDown };
}

/** Styles figures with sources: a faint underline, and a solid one under the pointer. */
export const FIGURE_LOOK = {
  '& button': {
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    textDecoration: 'underline dotted',
    textDecorationColor: 'fg.subtle',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
  },
  '& button:hover, & button:focus-visible': { color: 'brand.fg', textDecorationStyle: 'solid' },
} as const;

function figuresIn(sheet: HTMLElement | null): HTMLButtonElement[] {
  return sheet ? [...sheet.querySelectorAll('button')] : [];
}

function nextTo(
  figure: HTMLButtonElement,
  key: string,
  figures: readonly HTMLButtonElement[],
): HTMLButtonElement | undefined {
  const place = figures.indexOf(figure);
  switch (key) {
    case 'ArrowRight':
      return figures[place + 1];
    case 'ArrowLeft':
      return figures[place - 1];
    case 'ArrowDown':
      return nearest(figure, figures.slice(place + 1));
    case 'ArrowUp':
      return nearest(figure, figures.slice(0, place).toReversed());
    default:
      return undefined;
  }
}

/** Returns the figure of the next line whose right edge is nearest to that of this figure. */
function nearest(figure: HTMLElement, others: readonly HTMLButtonElement[]): HTMLButtonElement | undefined {
  const { top, bottom, right } = figure.getBoundingClientRect();
  const boxes = others.map((other) => ({ other, box: other.getBoundingClientRect() }));
  const line = boxes.find(({ box }) => box.top >= bottom || box.bottom <= top);
  const inLine = boxes.filter(({ box }) => line && Math.abs(box.top - line.box.top) < box.height);
  const byDistance = inLine.toSorted((a, b) => Math.abs(a.box.right - right) - Math.abs(b.box.right - right));
  return byDistance[0]?.other;
}
