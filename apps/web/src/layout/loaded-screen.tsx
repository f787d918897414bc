import type { ComponentProps } from 'react';
import { Loaded } from '../ui/page/loaded.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

type LoadedScreenProps<Data> = ComponentProps<typeof Loaded<Data>> & {
  /** What the screen is called until it is known whose it is. */
  title: string;
};

/** A whole screen that needs an answer of the server: it has a name while there is none, also where none comes. */
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
