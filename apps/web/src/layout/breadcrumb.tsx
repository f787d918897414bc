import { Text, Breadcrumb as Trail } from '@chakra-ui/react';
import { type ComponentProps, Fragment } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { href, PATHS } from '../config/paths.ts';
import { dateText, todayInPuertoRico } from '../lib/date-text.ts';
import { allCompaniesText } from '../text/navigation.es.ts';
import { shellText } from '../text/shell.es.ts';
import { Loaded } from '../ui/page/loaded.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { createSlot } from '../ui/slot.tsx';
import { DocumentTitle } from './document-title.tsx';

/** The slot in the top bar that a screen fills with its breadcrumb. */
export const BreadcrumbSlot = createSlot();

/** One step of a breadcrumb. The last step is the screen itself and has no link. */
export type Crumb = { label: string; to?: string };

type BreadcrumbProps = {
  crumbs: readonly Crumb[];
  /** The year or the period that the screen shows and that its controls alone tell, for paper. */
  ofWhen?: string | undefined;
};

/**
 * Shows the breadcrumb in the top bar, outermost step first, and names the window after the last step. On
 * paper, where the bar is not printed, it says whose screen it is and of which day.
 */
export function Breadcrumb({ crumbs, ofWhen }: BreadcrumbProps) {
  const slot = BreadcrumbSlot.useElement();
  return (
    <>
      <DocumentTitle>{crumbs.at(-1)?.label ?? ''}</DocumentTitle>
      {slot && createPortal(<Steps crumbs={crumbs} />, slot)}
      <Text display="none" _print={{ display: 'block' }} fontSize="12px" mb="2">
        {paperLine(crumbs, ofWhen)}
      </Text>
    </>
  );
}

function paperLine(crumbs: readonly Crumb[], ofWhen: string | undefined): string {
  const steps = crumbs.map(({ label }) => label);
  const parts = ofWhen === undefined ? steps : [...steps, ofWhen];
  return [parts.join(' › '), shellText.bar.printedOn(dateText(todayInPuertoRico()))].join(' · ');
}

/** The bar is one or two lines high, so a name that is too long ends in an ellipsis. */
const ONE_LINE = { display: 'block', truncate: true, maxW: { base: '14rem', md: '22rem' } } as const;

function Steps({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Trail.Root aria-label={shellText.bar.breadcrumb}>
      <Trail.List flexWrap="wrap">
        {crumbs.map(({ label, to }, index) => (
          <Fragment key={label}>
            {index > 0 && <Trail.Separator />}
            <Trail.Item>
              {to ? (
                <Trail.Link asChild {...ONE_LINE} title={label}>
                  <Link to={to}>{label}</Link>
                </Trail.Link>
              ) : (
                <Trail.CurrentLink fontWeight="medium" {...ONE_LINE} title={label}>
                  {label}
                </Trail.CurrentLink>
              )}
            </Trail.Item>
          </Fragment>
        ))}
      </Trail.List>
    </Trail.Root>
  );
}

/**
 * Returns the first steps of the breadcrumb of a screen of a company. The name is missing until it is loaded.
 */
export function companyCrumbs(companyId: number, company: string | undefined): Crumb[] {
  const all = { label: allCompaniesText.title, to: PATHS.companies };
  if (company === undefined) return [all];
  return [all, { label: company, to: href(PATHS.companyHome, { companyId }) }];
}

type LoadedScreenProps<Data> = ComponentProps<typeof Loaded<Data>> & {
  /** The name of the screen until its data is loaded. */
  title: string;
};

/** A screen that needs an answer from the server. It has a name while loading and when loading fails. */
export function LoadedScreen<Data>({ title, ...loaded }: LoadedScreenProps<Data>) {
  return (
    <>
      {loaded.query.data === undefined && (
        <>
          <Breadcrumb crumbs={[{ label: title }]} />
          <PageHeader title={title} />
        </>
      )}
      <Loaded {...loaded} />
    </>
  );
}
