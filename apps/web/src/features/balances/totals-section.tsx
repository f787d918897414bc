import { Box, Stack, Table, Text } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import { isOfKind } from '@garita/domain/pay/concepts';
import {
  OPENING_BALANCE_AMOUNTS,
  type OpeningBalanceFigures,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { balancesText } from '../../text/records/balances.es.ts';
import { Amount } from '../../ui/amount.tsx';
import { FormWarning } from '../../ui/form/form-section.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import type { Balances } from './balances.ts';

const { totals: text, concepts, passed: passedText } = balancesText;

const AMOUNT_HEADINGS = [text.brought, text.loaded, text.total, text.limit, text.left];

/** The amounts that the year has paid and withheld, and the room left under its limits. */
export function TotalsSection({ balances }: { balances: Balances }) {
  const lines = yearLines(balances);
  return (
    <Panel title={text.title} help={text.help}>
      {/* Scrolls by itself where the window is narrow, by keyboard too. */}
      <Box as="section" overflowX="auto" tabIndex={0} aria-label={text.scrolls}>
        <Table.Root size="sm" fontVariantNumeric="tabular-nums">
          <Table.Header>
            <Table.Row bg="bg.panel">
              <Table.ColumnHeader>{text.concept}</Table.ColumnHeader>
              {AMOUNT_HEADINGS.map((heading) => (
                <Table.ColumnHeader key={heading} textAlign="end">
                  {heading}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {lines.map((line) => (
              <LineRow key={line.concept} line={line} />
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {lines.some(({ isShared }) => isShared) && (
        <Text mt="2" fontSize="sm" color="fg.muted">
          {text.sharedLimit}
        </Text>
      )}
      <Stack gap="2" mt="3" _empty={{ display: 'none' }}>
        <PassedLimits passed={balances.passed} />
      </Stack>
    </Panel>
  );
}

function LineRow({
  line: { concept, openingBalance, loaded, total, limit, left, isShared },
}: {
  line: YearLine;
}) {
  return (
    <Table.Row bg="bg.panel">
      <Table.Cell whiteSpace="nowrap" asChild>
        <th scope="row">{concepts[concept]}</th>
      </Table.Cell>
      <Table.Cell>
        <Amount cents={openingBalance} />
      </Table.Cell>
      <Table.Cell>
        <Amount cents={loaded} />
      </Table.Cell>
      <Table.Cell>
        <Amount cents={total} fontWeight="semibold" />
      </Table.Cell>
      {isShared ? (
        <Table.Cell colSpan={2} textAlign="end" color="fg.muted">
          {text.sharedWith}
        </Table.Cell>
      ) : (
        <>
          <LimitCell cents={limit} />
          <LimitCell cents={left} />
        </>
      )}
    </Table.Row>
  );
}

function LimitCell({ cents }: { cents: YearLine['limit'] }) {
  if (cents === undefined) return <Table.Cell />;
  if (cents !== null) {
    return (
      <Table.Cell>
        <Amount cents={cents} />
      </Table.Cell>
    );
  }
  return (
    <Table.Cell textAlign="end" color="fg.muted" whiteSpace="nowrap">
      {text.noLimit}
    </Table.Cell>
  );
}

/** Warns about the limits that a year passes, below its totals and beside the opening balance. */
export function PassedLimits({ passed }: Pick<Balances, 'passed'>) {
  return passed.map(({ concept, ...tax }) => (
    <FormWarning key={concept} text={passedText({ name: concepts[concept], ...tax })} />
  ));
}

/**
 * One concept of a year, in cents. `limit` and `left` are null where a tax has no limit, undefined for what
 * is no such tax. `isShared` is true if the limit is shown with another concept. `left` is negative where the
 * limit was passed: an opening balance can be entered after the pay that it counts against.
 */
type YearLine = {
  concept: keyof OpeningBalanceFigures;
  openingBalance: Cents;
  loaded: Cents;
  total: Cents;
  limit: Cents | null | undefined;
  left: Cents | null | undefined;
  isShared: boolean;
};

/** Returns for each concept the opening balance, the loaded amounts, and the room left under its limit. */
export function yearLines({ opening, yearToDate, limits }: YearFacts): YearLine[] {
  const { socialSecurity, socialSecurityOnTips } = yearToDate;
  return OPENING_BALANCE_AMOUNTS.map((concept) => {
    const openingBalance = opening?.amounts[concept] ?? 0;
    const total = yearToDate[concept];
    const limit = isOfKind(concept, 'contribution') ? (limits[concept] ?? null) : undefined;
    // Wages and tips share one limit: 26 U.S.C. § 3121(a)(1).
    const counted = SHARED.has(concept) ? socialSecurity + socialSecurityOnTips : total;
    const left = limit === null || limit === undefined ? limit : limit - counted;
    return {
      concept,
      openingBalance,
      loaded: total - openingBalance,
      total,
      limit,
      left,
      isShared: isSharedLimit(concept, limits),
    };
  });
}

// Tips count toward the limit of wages. They have one of their own only if it differs.
function isSharedLimit(
  concept: keyof OpeningBalanceFigures,
  { socialSecurity, socialSecurityOnTips }: YearFacts['limits'],
): boolean {
  return concept === 'socialSecurityOnTips' && (socialSecurity ?? null) === (socialSecurityOnTips ?? null);
}

type YearFacts = Pick<Balances, 'opening' | 'yearToDate' | 'limits'>;

const SHARED: ReadonlySet<keyof OpeningBalanceFigures> = new Set(['socialSecurity', 'socialSecurityOnTips']);
