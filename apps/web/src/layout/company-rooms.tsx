import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { href, PATHS } from '../config/paths.ts';
import { roomsText as text } from '../text/rooms.es.ts';

/** Points of the room before that are left in sight. */
const BESIDE = 48;

type Room = { path: string; label: string; to: (companyId: number) => string };

/** What a company has. A new room is one line here. */
const ROOMS: readonly Room[] = [
  { path: PATHS.companyHome, label: text.home, to: (companyId) => href(PATHS.companyHome, { companyId }) },
  { path: PATHS.employees, label: text.employees, to: (companyId) => href(PATHS.employees, { companyId }) },
  {
    path: PATHS.contractors,
    label: text.contractors,
    to: (companyId) => href(PATHS.contractors, { companyId }),
  },
  {
    path: PATHS.processes,
    label: text.documents,
    to: (companyId) => `${PATHS.processes}?company=${companyId}`,
  },
  { path: PATHS.companyTaxes, label: text.taxes, to: (companyId) => href(PATHS.companyTaxes, { companyId }) },
  {
    path: PATHS.companyBalances,
    label: text.balances,
    to: (companyId) => href(PATHS.companyBalances, { companyId }),
  },
  { path: PATHS.months, label: text.months, to: (companyId) => href(PATHS.months, { companyId }) },
  {
    path: PATHS.reconciliation,
    label: text.reconciliation,
    to: (companyId) => href(PATHS.reconciliation, { companyId }),
  },
  { path: PATHS.audit, label: text.audit, to: (companyId) => href(PATHS.audit, { companyId }) },
];

/** The rooms of the company whose screen is open, above each of them; nothing on other screens. */
export function CompanyRooms() {
  const here = useRoom();
  const nav = useOpenInSight(here?.room.path);
  if (!here) return null;
  return (
    <Box
      ref={nav}
      as="nav"
      aria-label={text.label}
      data-print="hidden"
      display="flex"
      gap="1"
      mt="-2"
      mb="4"
      borderBottomWidth="1px"
      overflowX="auto"
    >
      {ROOMS.map(({ path, label, to }) => (
        <RoomLink
          key={path}
          to={to(here.companyId)}
          aria-current={path === here.room.path ? 'page' : undefined}
        >
          {label}
        </RoomLink>
      ))}
    </Box>
  );
}

/** Where the rooms are wider than the window, the one that is open is scrolled to: nobody would know of it otherwise. */
function useOpenInSight(path: string | undefined) {
  const nav = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rooms = nav.current;
    const open = rooms?.querySelector<HTMLElement>('[aria-current]');
    if (rooms && open && path) rooms.scrollLeft = open.offsetLeft - rooms.offsetLeft - BESIDE;
  }, [path]);
  return nav;
}

/** Which room is open, of which company: Procesos is one as soon as its address names a company. */
function useRoom(): { room: Room; companyId: number } | undefined {
  const { pathname, search } = useLocation();
  for (const room of ROOMS) {
    const match = matchPath(room.path, pathname);
    const companyId = Number(match?.params['companyId'] ?? new URLSearchParams(search).get('company'));
    if (match && companyId > 0) return { room, companyId };
  }
  return undefined;
}

const RoomLink = chakra(Link, {
  base: {
    px: '3',
    py: '2',
    mb: '-1px',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    roundedTop: 'md',
    _hover: { color: 'fg', bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: { color: 'brand.fg', fontWeight: 'semibold', borderColor: 'brand.solid' },
  },
});
