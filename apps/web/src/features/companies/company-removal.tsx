import { trpc } from '../../lib/trpc.ts';
import { RemoveDialog } from '../../records/remove-dialog.tsx';
import { companiesText } from '../../text/companies.es.ts';
import type { CompanyRow } from './company-row.ts';

type CompanyRemovalProps = {
  /** The company to ask about; undefined keeps the question closed. */
  company: CompanyRow | undefined;
  onClose: () => void;
};

/** Removes a company for good, after asking. The server refuses one with employees or a history. */
export function CompanyRemoval({ company, onClose }: CompanyRemovalProps) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.companies.remove.useMutation();
  const remove = async () => {
    if (!company) return;
    await mutateAsync({ companyId: company.id });
    await utils.companies.list.invalidate();
  };
  const record = company && companiesText.record(company.name);
  return <RemoveDialog record={record} onClose={onClose} onRemove={remove} />;
}
