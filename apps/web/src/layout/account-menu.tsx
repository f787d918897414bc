import { Box, Button, Menu, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import {
  ChevronDown,
  CircleUserRound,
  CodeXml,
  LogOut,
  type LucideIcon,
  UserRound,
  Users,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { version } from '../../../../package.json';
import { PATHS } from '../config/paths.ts';
import { type ColorChoice, useColorChoice } from '../lib/color-mode.ts';
import { clearSession, readSession } from '../lib/session.ts';
import { trpc, useIsAllowed } from '../lib/trpc.ts';
import { accountText } from '../text/account.es.ts';
import { shellText } from '../text/shell.es.ts';
import { dropDrafts } from '../ui/form/saving/draft.ts';
import { mayLoseUnsavedWork } from '../ui/form/saving/unsaved-work.ts';
import { clearNotices, notifySuccess } from '../ui/notices/notices.ts';

const { bar, colorMode, menu } = shellText;
const CHOICES: readonly ColorChoice[] = ['system', 'light', 'dark'];

/**
 * The menu of the signed-in person: their screens, the colours, sign-out and the version. It is not in a
 * portal, so that it stays inside the top bar's landmark.
 */
export function AccountMenu() {
  const name = readSession()?.name ?? '';
  const signOut = useSignOut();
  const mayInvite = useIsAllowed('users:invite');
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button variant="ghost" aria-label={bar.account(name)}>
          <CircleUserRound aria-hidden />
          <Text maxW="7rem" truncate hideBelow="md">
            {name}
          </Text>
          <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="12rem">
          <ScreenItem to={PATHS.profile} icon={UserRound} label={menu.profile} />
          {mayInvite && <ScreenItem to={PATHS.users} icon={Users} label={menu.users} />}
          <ScreenItem to={PATHS.apiDocs} icon={CodeXml} label={menu.apiDocs} />
          <Menu.Separator />
          <ColorChoices />
          <Menu.Separator />
          <Menu.Item value="sign-out" onSelect={() => void signOut()}>
            <LogOut size={16} aria-hidden />
            {menu.signOut}
          </Menu.Item>
          <Menu.Separator />
          <Box px="2" py="1" textStyle="xs" color="fg.muted">
            {bar.version(version)}
          </Box>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

function ScreenItem({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <Menu.Item value={to} asChild>
      <Link to={to}>
        <Icon size={16} aria-hidden />
        {label}
      </Link>
    </Menu.Item>
  );
}

function ColorChoices() {
  const [current, choose] = useColorChoice();
  return (
    <Menu.RadioItemGroup
      value={current}
      onValueChange={({ value }) => choose(CHOICES.find((choice) => choice === value) ?? 'system')}
    >
      <Menu.ItemGroupLabel color="fg.muted">{colorMode.label}</Menu.ItemGroupLabel>
      {CHOICES.map((choice) => (
        <Menu.RadioItem key={choice} value={choice}>
          <Menu.ItemIndicator />
          {colorMode[choice]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}

/**
 * Ends the session here and on the server, and clears its data from the browser. Asks first if something is
 * unsaved.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync } = trpc.session.signOut.useMutation();

  return async () => {
    if (!(await mayLoseUnsavedWork())) return;
    const name = readSession()?.name ?? '';
    // Somebody who leaves a shared computer must be able to sign out even if the server cannot be reached.
    await mutateAsync().catch(() => undefined);
    clearSession();
    dropDrafts();
    await navigate(PATHS.signIn);
    queryClient.clear();
    clearNotices();
    notifySuccess(accountText.signIn.goodbye(name));
  };
}
