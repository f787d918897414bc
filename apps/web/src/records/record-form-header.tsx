import type { ReactNode } from 'react';
import { PageHeader } from '../components/page-header.tsx';
import { Breadcrumb, type Crumb } from '../layout/breadcrumb.tsx';
import { useIsAllowed } from '../lib/current-user.ts';
import { recordsText } from '../text/records.es.ts';

type RecordFormHeaderProps = {
  /** The way to the list of such records. */
  list: readonly Crumb[];
  title: string;
  /** The title for those who may only read. */
  viewTitle: string;
  /** The name that the record was saved with; undefined for a new one. */
  name: string | undefined;
  /** What belongs under the title; the name unless given. */
  description?: string | undefined;
  /** What stands beside the title. */
  children: ReactNode;
};

/** Where the form of a record is, which record it is, and for whom it is only to read. */
export function RecordFormHeader(props: RecordFormHeaderProps) {
  const { list, title, viewTitle, name, description = name, children } = props;
  const mayWrite = useIsAllowed('records:write');
  return (
    <>
      <Breadcrumb crumbs={[...list, { label: name ?? title }]} />
      <PageHeader
        title={mayWrite ? title : viewTitle}
        description={mayWrite ? description : recordsText.readOnly}
      >
        {children}
      </PageHeader>
    </>
  );
}
