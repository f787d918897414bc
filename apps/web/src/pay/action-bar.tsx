import { Box, type BoxProps, Button, chakra, HStack, Kbd, Text } from '@chakra-ui/react';
import type { Cents } from '@garita/domain/money/cents';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { dialogText } from '../text/dialog.es.ts';
import { payrollText } from '../text/pay/payroll.es.ts';
import { dollarsText } from '../ui/amount.tsx';
import { ActionsMenu } from '../ui/page/actions-menu.tsx';
import { FootBar } from '../ui/page/page-header.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import { CROWDED_BAR, TIGHT_BAR } from './form-layout.tsx';

const { actions: text } = payrollText;

/** An action on the pay of a form, besides saving it. */
export type PayAction = {
  label: string;
  icon: LucideIcon;
  isDestructive?: boolean;
  /** Shows the icon alone where there is little room. */
  isKnownByIcon?: boolean;
  onSelect: () => void;
};

type ActionBarProps = {
  actions: readonly PayAction[];
  /** True where saving creates the pay, false where it changes saved pay. */
  isNew: boolean;
  /** Leaves out the button that saves. */
  isReadOnly: boolean;
  /** The button that goes on to the next employee, beside the one that saves. */
  next?: ReactNode;
  /** Shown between the actions and the buttons that save. */
  children?: ReactNode;
};

/** The actions on pay at the foot of its form, always in view. */
export function ActionBar({ actions, isNew, isReadOnly, next, children }: ActionBarProps) {
  const isNarrow = useIsNarrow();
  return (
    <FootBar>
      {isNarrow || <ActionButtons actions={actions} />}
      {children}
      <HStack gap="1">
        {isReadOnly || (
          <>
            <Button
              type="submit"
              colorPalette="brand"
              title={text.saveShortcut}
              aria-keyshortcuts="Alt+Enter"
              // Breaks into two lines on a telephone, where the net and the other buttons stand beside it.
              whiteSpace={{ base: 'normal', md: 'nowrap' }}
              lineHeight={{ base: '16px', md: 'unset' }}
              flexShrink={{ base: '1', md: '0' }}
            >
              {isNew ? text.save : text.saveChanges}
              <ShortcutHint>{text.saveShortcut}</ShortcutHint>
            </Button>
            {next}
          </>
        )}
        <Box css={isNarrow ? undefined : { display: 'none', [CROWDED_BAR]: { display: 'block' } }}>
          <ActionsMenu label={dialogText.moreActions} actions={actions} size="sm" />
        </Box>
      </HStack>
    </FootBar>
  );
}

/**
 * The key of a button, beside its label where there is room; the button tells it to screen readers itself.
 */
export function ShortcutHint({ children }: { children: string }) {
  return (
    <Kbd size="sm" variant="plain" color="inherit" aria-hidden hideBelow="lg" css={HIDDEN_IN_CROWDED_BAR}>
      {children}
    </Kbd>
  );
}

const HIDDEN_IN_CROWDED_BAR = { [CROWDED_BAR]: { display: 'none' } };

function ActionButtons({ actions }: { actions: readonly PayAction[] }) {
  return (
    <HStack gap="1" css={{ [CROWDED_BAR]: { display: 'none' } }}>
      {actions.map(({ label, icon: Icon, isDestructive = false, isKnownByIcon = false, onSelect }) => (
        <Button
          key={label}
          type="button"
          variant="ghost"
          px="2"
          colorPalette={isDestructive ? 'red' : 'gray'}
          color={isDestructive ? 'fg.error' : undefined}
          title={isKnownByIcon ? label : undefined}
          onClick={onSelect}
        >
          <Icon aria-hidden />
          <chakra.span css={isKnownByIcon ? { [TIGHT_BAR]: { srOnly: true } } : undefined}>
            {label}
          </chakra.span>
        </Button>
      ))}
    </HStack>
  );
}

type BarAmountProps = Pick<BoxProps, 'css'> & {
  label: string;
  /** Undefined where nothing can be calculated. */
  cents: Cents | undefined;
};

/** The net of the pay, in view beside the button that saves it. */
export function BarAmount({ label, cents, css }: BarAmountProps) {
  return (
    <Box lineHeight="20px" ms={{ md: 'auto' }} textAlign={{ md: 'end' }} css={css}>
      <Text fontSize="13px" color="fg.muted">
        {label}
      </Text>
      <Text fontSize="16px" fontWeight="semibold">
        {cents === undefined ? '—' : dollarsText(cents)}
      </Text>
    </Box>
  );
}
