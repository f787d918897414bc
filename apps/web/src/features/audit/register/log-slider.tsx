import { chakra, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { todayInPuertoRico } from '../../../lib/today.ts';
import { auditText } from '../../../text/audit.es.ts';
import { DayField } from '../../../ui/form/fields/choice-field.tsx';
import type { RegisterAsKnown } from '../audit.ts';
import type { AuditViewProps } from '../audit-choice.ts';

const text = auditText.register;

type LogSliderProps = { known: RegisterAsKnown['known']; last: number } & Pick<
  AuditViewProps,
  'choice' | 'choose'
>;

/**
 * The point of the log as of which the register is shown: a day, or an event of the company's log by arrow
 * keys or pointer; and the day beside whose register it stands, today unless chosen.
 */
export function LogSlider({ known, last, choice: { seq, day, otherDay }, choose }: LogSliderProps) {
  const id = useId();
  const today = todayInPuertoRico();
  return (
    <Flex gap="4" wrap="wrap" align="end">
      <DayField
        label={text.asKnown}
        value={day ?? null}
        today={today}
        error={undefined}
        onChoose={(chosen) => choose({ day: chosen ?? undefined, seq: undefined })}
      />
      <Flex direction="column" flex="1 1 16rem" gap="1">
        <Flex justify="space-between" fontSize="13px" lineHeight="20px">
          <Text asChild fontWeight="medium">
            <label htmlFor={id}>{text.slider}</label>
          </Text>
          <output htmlFor={id}>{text.position(seq ?? known.seq, last)}</output>
        </Flex>
        <Range
          id={id}
          type="range"
          min={0}
          max={last}
          value={seq ?? known.seq}
          onChange={({ target }) =>
            choose({ seq: Number(target.value), day: undefined }, { isStep: seq !== undefined })
          }
        />
      </Flex>
      <DayField
        label={text.besideKnown}
        value={otherDay ?? null}
        today={today}
        error={undefined}
        onChoose={(chosen) => choose({ otherDay: chosen ?? undefined })}
      />
    </Flex>
  );
}

// The browser's own: arrows, Page Up and Down, Home and End move it, and screen readers know it.
const Range = chakra('input', { base: { w: 'full', h: '6', accentColor: 'brand.solid' } });
