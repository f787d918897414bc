import type { ComponentProps } from 'react';
import { Loaded } from '../ui/page/loaded.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

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
