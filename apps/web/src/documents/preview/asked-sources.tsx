import { Link as ChakraLink, Text } from '@chakra-ui/react';
import type { BoxSource } from '@garita/domain/report/box-source';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { previewText } from '../../text/preview.es.ts';
import { SideDrawer } from '../../ui/overlay/overlays.ts';
import { type Figure, FigureSources } from './figure-sources.tsx';

/** A figure whose sources are asked for, and what it is called. */
type Asked = { figure: Figure; name: string };

const AskSources = createContext<((asked: Asked) => void) | undefined>(undefined);

/** Within it each figure of a document leads to the people and the pay that it comes of. */
export function AskedSources({ request, children }: { request: ReportRequest; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  return (
    <AskSources value={setAsked}>
      {children}
      <SideDrawer
        open={asked !== undefined}
        size="md"
        title={asked ? previewText.sources(asked.name) : ''}
        onClose={() => setAsked(undefined)}
      >
        {asked && <FigureSources request={request} figure={asked.figure} />}
      </SideDrawer>
    </AskSources>
  );
}

type SourcedFigureProps = {
  /** The figure as it stands in the document. */
  text: string;
  /** What the box is called, for the heading of its sources. */
  caption: string;
  source: BoxSource | undefined;
};

/** A figure that leads to where it comes from, where that is known; nothing comes of an empty box and of a zero. */
export function SourcedFigure({ text, caption, source }: SourcedFigureProps) {
  const ask = useContext(AskSources);
  if (!ask || !source || !/[1-9]/.test(text)) return text;
  const name = [caption, text].filter(Boolean).join(' · ');
  return (
    // A long list has thousands of them: they look as `FIGURE_LOOK` has it, and the arrows lead from one to the next.
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
  const ask = useContext(AskSources);
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
