import { Box, Button, chakra, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { dialogText } from '../../text/dialog.es.ts';
import { NOTICE_SPACE } from '../notices/notices.ts';
import { ActionsMenu, type MenuAction } from './actions-menu.tsx';

type PageHeaderProps = {
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  /** The main action of the screen. */
  primary?: MenuAction;
  /** The other actions, in a menu. */
  secondary?: readonly MenuAction[];
  /** Shown beside the title, such as a select or a badge. */
  children?: ReactNode;
};

/** The title row of a screen. */
export function PageHeader({ title, description, primary, secondary = [], children }: PageHeaderProps) {
  return (
    <Flex as="header" gap="3" wrap="wrap" align="center" justify="space-between" mb="4">
      <Box minW="0">
        <HStack gap="3" wrap="wrap">
          <Heading as="h1" fontSize="20px" lineHeight="28px" fontWeight="semibold">
            {title}
          </Heading>
          {children}
        </HStack>
        {description !== undefined && (
          <Text color="fg.muted" fontSize="sm">
            {description}
          </Text>
        )}
      </Box>
      <HStack gap="1" data-print="hidden">
        {primary && <PrimaryButton action={primary} />}
        <ActionsMenu label={dialogText.moreActions} actions={secondary} size="sm" />
      </HStack>
    </Flex>
  );
}

function PrimaryButton({ action }: { action: MenuAction }) {
  const { label, icon: Icon } = action;
  const content = (
    <>
      <Icon aria-hidden />
      {label}
    </>
  );
  if ('to' in action) {
    return (
      <Button asChild size="sm" colorPalette="brand">
        <Link to={action.to}>{content}</Link>
      </Button>
    );
  }
  return (
    <Button size="sm" colorPalette="brand" onClick={action.onSelect}>
      {content}
    </Button>
  );
}

/** The row of pickers above a screen's content. It can take the focus. */
export const Choices = chakra('section', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3', mb: '4', outline: 'none' },
});

/**
 * Keeps the focus in its field while somebody presses a button that submits. What appears when a field is
 * left would move the button away before it is released, and the click would be lost.
 */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('[type=submit]')) event.preventDefault();
}

/** The bar at the foot of a form. It stays in view while the form scrolls, and is not printed. */
export function FootBar({ children }: { children: ReactNode }) {
  return (
    <Flex
      position="sticky"
      bottom={NOTICE_SPACE}
      zIndex="docked"
      gap="3"
      px={{ base: '3', md: '4' }}
      py="3"
      align="center"
      justify="space-between"
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
      data-print="hidden"
      onMouseDown={keepFocus}
    >
      {children}
    </Flex>
  );
}
