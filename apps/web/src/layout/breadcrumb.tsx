import { Breadcrumb as Trail } from '@chakra-ui/react';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { shellText } from '../text/shell.es.ts';
import { createSlot } from '../ui/slot.tsx';
import { DocumentTitle } from './document-title.tsx';

/** The place in the top bar that a screen's breadcrumb is put into. */
export const BreadcrumbPlace = createSlot();

/** One step of the way to a screen; the last one is the screen itself and leads nowhere. */
export type Crumb = { label: string; to?: string };

/** Where a screen is, outermost first: shown in the top bar, and its last step as the title of the window. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const slot = BreadcrumbPlace.useElement();
  return (
    <>
      <DocumentTitle>{crumbs.at(-1)?.label ?? ''}</DocumentTitle>
      {slot && createPortal(<Steps crumbs={crumbs} />, slot)}
    </>
  );
}

/** The bar is as high as a line or two: a name that is too long for its step ends in an ellipsis. */
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
