import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { PATHS } from '../config/paths.ts';
import { errorCodeOf } from '../lib/error-text.ts';
import { trpc } from '../lib/trpc.ts';
import { allCompaniesText } from '../text/navigation.es.ts';
import { MissingBlock } from '../ui/page/state-blocks.tsx';
import { Breadcrumb, companyCrumbs } from './breadcrumb.tsx';
import { CompanyAreas } from './company-areas.tsx';

/** The target of the link 'Saltar al contenido'. */
export const CONTENT_ID = 'contenido';

/**
 * The area of the screen itself. A new screen takes the focus, so that it is read out and Tab starts in it.
 */
export function Content() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    const isOnAnotherScreen = shown.current !== pathname;
    shown.current = pathname;
    const hasFocusInside = content.current?.contains(document.activeElement);
    if (isOnAnotherScreen && !hasFocusInside) content.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Box
      as="main"
      id={CONTENT_ID}
      ref={content}
      tabIndex={-1}
      flex="1"
      outline="none"
      p={{ base: '4', md: '6' }}
    >
      <KnownCompany>
        <CompanyAreas />
        <Outlet />
      </KnownCompany>
    </Box>
  );
}

/**
 * Shows the screen unless its address names a company that does not exist: then each of its queries would
 * fail by itself.
 */
export function KnownCompany({ children }: { children: ReactNode }) {
  const companyId = useCompanyOfScreen();
  return useIsMissing(companyId) ? <MissingCompany companyId={companyId} /> : children;
}

function MissingCompany({ companyId }: { companyId: number }) {
  const { missing, toList } = allCompaniesText;
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, undefined), { label: missing }]} />
      <MissingBlock isScreen text={missing} way={{ label: toList, to: PATHS.companies }} />
    </>
  );
}

function useIsMissing(companyId: number): boolean {
  const options = { enabled: companyId > 0, staleTime: Number.POSITIVE_INFINITY };
  const { error } = trpc.companies.get.useQuery({ companyId }, options);
  return errorCodeOf(error) === 'not-found';
}

/** Returns the id of the company in the address, or 0 on screens of no company. */
export function useCompanyOfScreen(): number {
  return Number(useMatches().at(-1)?.params['companyId'] ?? 0);
}
