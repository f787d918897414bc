import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { href, PATHS } from '../config/paths.ts';
import { companyAreasText as text } from '../text/navigation.es.ts';

/** Pixels of the neighbouring tab that stay visible after scrolling to the open one. */
const VISIBLE_NEIGHBOUR = 48;

type Area = { path: string; label: string; to: (companyId: number) => string };

/** The areas of a company. A new area is one line here. */
const AREAS: readonly Area[] = [
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

/** The tabs of a company's areas, shown above each of its screens and nowhere else. */
export function CompanyAreas() {
  const here = useOpenArea();
  const nav = useOpenInSight(here?.area.path);
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
      {AREAS.map(({ path, label, to }) => (
        <AreaLink
          key={path}
          to={to(here.companyId)}
          aria-current={path === here.area.path ? 'page' : undefined}
        >
          {label}
        </AreaLink>
      ))}
    </Box>
  );
}

/** Scrolls to the open tab if the tabs are wider than the window. */
function useOpenInSight(path: string | undefined) {
  const nav = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tabs = nav.current;
    const open = tabs?.querySelector<HTMLElement>('[aria-current]');
    if (tabs && open && path) tabs.scrollLeft = open.offsetLeft - tabs.offsetLeft - VISIBLE_NEIGHBOUR;
  }, [path]);
  return nav;
}

/** Finds the open area and its company. Procesos counts as one once its address names a company. */
function useOpenArea(): { area: Area; companyId: number } | undefined {
  const { pathname, search } = useLocation();
  for (const area of AREAS) {
    const match = matchPath(area.path, pathname);
    const companyId = Number(match?.params['companyId'] ?? new URLSearchParams(search).get('company'));
    if (match && companyId > 0) return { area, companyId };
  }
  return undefined;
}

const AreaLink = chakra(Link, {
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
