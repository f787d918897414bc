import { chakra, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type ToggleProps = Omit<HTMLChakraProps<'label'>, 'onToggle'> & {
  isOn: boolean;
  isDisabled?: boolean;
  onToggle: (isOn: boolean) => void;
  /** Properties that tie the switch to its form, or name it without a label. */
  control?: Omit<HTMLChakraProps<'input'>, 'disabled'>;
  /** Styles of the switch itself. */
  controlCss?: HTMLChakraProps<'span'>['css'];
  /** Styles of the label. */
  labelCss?: HTMLChakraProps<'span'>['css'];
  /** The label beside it. */
  children?: ReactNode;
};

/** A switch: the browser's own checkbox with the role of a switch and the library's look. */
export function Toggle(props: ToggleProps) {
  const { isOn, isDisabled = false, onToggle, control, controlCss, labelCss, children, ...rest } = props;
  const styles = useSlotRecipe({ key: 'switch' })({});
  const state = { 'data-state': isOn ? 'checked' : 'unchecked', 'data-disabled': isDisabled || undefined };
  return (
    <chakra.label colorPalette="brand" css={styles['root']} {...rest}>
      <chakra.span display="inline-grid" alignItems="center" flexShrink="0" css={STACKED}>
        <chakra.input
          type="checkbox"
          role="switch"
          appearance="none"
          css={[styles['control'], controlCss]}
          data-part="control"
          {...state}
          checked={isOn}
          aria-checked={isOn}
          disabled={isDisabled}
          onChange={(event) => onToggle(event.target.checked)}
          {...control}
        />
        <chakra.span
          css={styles['thumb']}
          rounded="full"
          pointerEvents="none"
          _disabled={{ opacity: '0.5' }}
          {...state}
        />
      </chakra.span>
      {children !== undefined && (
        <chakra.span data-part="label" {...state} css={[styles['label'], labelCss]}>
          {children}
        </chakra.span>
      )}
    </chakra.label>
  );
}

const STACKED = { '& > *': { gridArea: '1 / 1' } };

type ConfirmedSwitchProps = {
  isOn: boolean;
  isDisabled?: boolean;
  /** The accessible name, if no label stands above it. */
  name?: string;
  /** The label above it, as above a field. */
  children?: ReactNode;
  /** Asks whether to switch. */
  onAsk: () => void;
};

/** A switch that asks before it moves: it stays as it is until `isOn` changes. */
export function ConfirmedSwitch({ isOn, isDisabled = false, ...rest }: ConfirmedSwitchProps) {
  const { name, children, onAsk } = rest;
  const look = children === undefined ? undefined : FIELD;
  return (
    <Toggle
      {...{ isOn, isDisabled }}
      onToggle={onAsk}
      control={{ 'aria-label': name }}
      controlCss={look?.control}
      labelCss={look?.label}
      {...look?.root}
    >
      {children}
    </Toggle>
  );
}

/** The label above the switch, as above a field. */
const FIELD = {
  root: { flexDirection: 'column-reverse', alignItems: 'start', gap: '1' },
  label: { fontSize: '13px', lineHeight: '20px' },
  control: { my: '2' },
} as const;
