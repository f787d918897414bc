import { chakra, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';

type NativeSelectProps = HTMLChakraProps<'select'> & {
  size?: 'xs' | 'sm';
  /** Style properties of its wrapper. */
  place?: HTMLChakraProps<'div'>;
};

/** The browser's own select with the library's look; its options are the children. */
export function NativeSelect({ size = 'sm', place, ...select }: NativeSelectProps) {
  const styles = useSlotRecipe({ key: 'nativeSelect' })({ size });
  return (
    <chakra.div css={styles['root']} {...place}>
      <chakra.select css={styles['field']} {...select} />
      <chakra.span css={styles['indicator']} data-print="hidden" data-disabled={select.disabled || undefined}>
        <ChevronDown aria-hidden />
      </chakra.span>
    </chakra.div>
  );
}
