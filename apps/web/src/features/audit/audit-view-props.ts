import type { AuditChoice } from './audit-choice.ts';

/** What every view of Auditoría is given. */
export type AuditViewProps = {
  companyId: number;
  choice: AuditChoice;
  choose: (changed: Partial<AuditChoice>, how?: { isStep: boolean }) => void;
};
