import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { type Cents, formatCents } from '@garita/domain/money/cents';
import type { MonthOfPay } from '@garita/domain/returns/year-by-month';
import { monthName } from '../../../lib/date-text.ts';
import { deskText } from '../../../text/desk.es.ts';
import { dollarsText } from '../../../ui/amount.tsx';
import { SERIES } from './year-table.tsx';

/**
 * Heights in pixels: half a line above the plot, the plot, the months under it. Widths are shares of the
 * available width.
 */
const [ABOVE, PLOT, MONTHS] = [8, 200, 24];
const MONTH_WIDTH = 100 / 12;
/** The width of a bar: a month has one bar for each series, and a gap of the same width. */
const BAR_WIDTH = MONTH_WIDTH / (SERIES.length + 1);

type YearChartProps = { months: readonly MonthOfPay[]; label: string };

/** The months of a year as bars. Screen readers read the table beside them. */
export function YearChart({ months, label }: YearChartProps) {
  const { top, lines } = scaleOf(
    Math.max(...months.flatMap((month) => SERIES.map(({ name }) => month[name]))),
  );
  const yOf = (cents: Cents) => ABOVE + PLOT * (1 - cents / top);
  return (
    <Box as="figure" aria-label={label} minW="0">
      <HStack aria-hidden gap="2" align="start">
        <Box position="relative" width="14" flexShrink={0} height={`${ABOVE + PLOT + MONTHS}px`}>
          {lines.map((cents) => (
            <Text key={cents} {...LINE_LABEL} top={`${yOf(cents) - 8}px`}>
              {wholeDollars(cents)}
            </Text>
          ))}
        </Box>
        <chakra.svg width="full" minW="0" height={`${ABOVE + PLOT + MONTHS}px`} display="block">
          {lines.map((cents) => (
            <chakra.line key={cents} x1="0" x2="100%" y1={yOf(cents)} y2={yOf(cents)} stroke="border" />
          ))}
          {months.map((month) => (
            <MonthBars key={month.month} month={month} yOf={yOf} />
          ))}
        </chakra.svg>
      </HStack>
      <HStack gap="4" wrap="wrap" mt="2" fontSize="13px">
        {SERIES.map(({ name, label: series, fill }) => (
          <HStack key={name} gap="2">
            <Box boxSize="3" rounded="sm" bg={fill} />
            <Text>{series}</Text>
          </HStack>
        ))}
      </HStack>
    </Box>
  );
}

const LINE_LABEL = {
  position: 'absolute',
  insetEnd: '0',
  fontSize: '12px',
  lineHeight: '16px',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
} as const;

function MonthBars({ month, yOf }: { month: MonthOfPay; yOf: (cents: Cents) => number }) {
  const name = monthName(month.month);
  const start = (month.month - 1) * MONTH_WIDTH;
  const place = {
    x: `${start + MONTH_WIDTH / 2}%`,
    y: ABOVE + PLOT + MONTHS - 6,
    textAnchor: 'middle',
    fontSize: '12px',
    fill: 'fg.muted',
  } as const;
  return (
    <>
      {SERIES.map(({ name: series, label, fill }, order) => (
        <chakra.rect
          key={series}
          fill={fill}
          x={`${start + (order + 0.5) * BAR_WIDTH}%`}
          width={`${BAR_WIDTH * 0.9}%`}
          y={yOf(month[series])}
          height={yOf(0) - yOf(month[series])}
        >
          <title>{deskText.home.bar(label, name, dollarsText(month[series]))}</title>
        </chakra.rect>
      ))}
      {/* 'ene', and where there is no room for it 'e'. */}
      <chakra.text {...place} display={{ base: 'none', md: 'inline' }}>
        {name.slice(0, 3)}
      </chakra.text>
      <chakra.text {...place} display={{ md: 'none' }}>
        {name.slice(0, 1)}
      </chakra.text>
    </>
  );
}

// The lines are whole dollars.
function wholeDollars(cents: Cents): string {
  return `$${formatCents(cents).replace('.00', '')}`;
}

/** The top of a plot and the amounts that lines are drawn at, the lowest first. */
type Scale = { top: Cents; lines: Cents[] };

/** The sizes of steps that are easy to read. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Returns a scale of at most five steps up to this amount, in whole dollars. */
export function scaleOf(most: Cents): Scale {
  const least = Math.max(most, 100) / 5;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(100, Math.ceil((STEPS.find((each) => each * power >= least) ?? 10) * power));
  const count = Math.max(1, Math.ceil(most / step));
  return { top: count * step, lines: Array.from({ length: count + 1 }, (_, line) => line * step) };
}
