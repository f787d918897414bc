import { chakra, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type TickBoxProps = Omit<HTMLChakraProps<'label'>, 'onChange'> & {
  isTicked: boolean;
  isDisabled?: boolean;
  onTick: (isTicked: boolean) => void;
  /** Properties that tie the box to a form: id, name and description. */
  control?: Omit<HTMLChakraProps<'input'>, 'disabled'>;
  /** Styles of the label. */
  labelCss?: HTMLChakraProps<'span'>['css'];
  /** The label beside it. */
  children: ReactNode;
};

/** The browser's own checkbox with the library's look. */
export function TickBox(props: TickBoxProps) {
  const { isTicked, isDisabled = false, onTick, control, labelCss, children, ...rest } = props;
  const styles = useSlotRecipe({ key: 'checkbox' })({});
  const state = {
    'data-state': isTicked ? 'checked' : 'unchecked',
    'data-disabled': isDisabled || undefined,
  };
  return (
    <chakra.label colorPalette="brand" css={styles['root']} {...rest}>
      <chakra.span display="inline-grid" placeItems="center" flexShrink="0" css={STACKED}>
        <chakra.input
          type="checkbox"
          appearance="none"
          css={styles['control']}
          data-part="control"
          {...state}
          checked={isTicked}
          disabled={isDisabled}
          onChange={(event) => onTick(event.target.checked)}
          {...control}
        />
        {isTicked && <Tick isDisabled={isDisabled} />}
      </chakra.span>
      <chakra.span data-part="label" {...state} css={[styles['label'], labelCss]}>
        {children}
      </chakra.span>
    </chakra.label>
  );
}

const STACKED = { '& > *': { gridArea: '1 / 1' } };

function Tick({ isDisabled }: { isDisabled: boolean }) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      boxSize="14px"
      fill="none"
      stroke="colorPalette.contrast"
      strokeWidth="3px"
      strokeLinecap="round"
      strokeLinejoin="round"
      pointerEvents="none"
      opacity={isDisabled ? '0.5' : undefined}
      aria-hidden
    >
      <polyline points="20 6 9 17 4 12" />
    </chakra.svg>
  );
}
