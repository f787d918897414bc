import type { ChangedLine } from './document-lines.ts';
import type { FilableReport } from './filed-document.ts';

/** The forms that correct a document that was filed with other figures. */
export type CorrectionForm =
  | 'form-941-x'
  | 'form-943-x'
  | 'form-940-amended'
  | 'form-499-amended'
  | 'form-499-r3'
  | 'w2c-pr'
  | 'w2pr-original'
  | 'unemployment-amended'
  | 'form-480-6sp-1-amended'
  | 'form-480-6sp-amended';

/**
 * Returns the forms that correct a document. A quarter's 941 and the year's W-2PR each have their own. Empty
 * if the agency has no form for it and must be asked.
 *
 * Sources: 941-X and 943-X, IRS. The amended 940 has its own box a. 499R-2c/W-2cPR: Hacienda Pub. 15-05 and
 * 19-02, and SSA with W-3C. The 499 R-1B has a box "enmendada", and the 499 R-3 must agree with it. PRUI-10:
 * head of Rev. 6-2012. 480.6SP: Pub. 13-07 and 17-06.
 */
export function correctionForms(report: FilableReport): readonly CorrectionForm[] {
  switch (report) {
    case 'form-941':
      return ['form-941-x'];
    case 'form-943':
      return ['form-943-x'];
    case 'form-940':
      return ['form-940-amended'];
    case 'form-499':
      return ['form-499-amended', 'form-499-r3'];
    case 'w2pr':
    case 'w2pr-suri-text':
    case 'w2pr-ssa-text':
      return ['w2c-pr'];
    case 'unemployment':
    case 'wages-text':
      return ['unemployment-amended'];
    case 'form-480-text':
      return ['form-480-6sp-1-amended', 'form-480-6sp-amended'];
    case 'chauffeur-insurance':
    case 'workers-compensation':
      return [];
  }
}

/**
 * Returns the forms that correct these changes of a document. A W-2cPR corrects a filed W-2PR, so an employee
 * without one at the time of filing gets an original. Source: Hacienda Pub. 15-05 and 19-02.
 */
export function correctionFormsFor(
  report: FilableReport,
  changes: readonly ChangedLine[],
  newOnes: ReadonlySet<string>,
): readonly CorrectionForm[] {
  if (changes.length === 0) return [];
  const forms = correctionForms(report);
  if (newOnes.size === 0 || !forms.includes('w2c-pr')) return forms;
  const isOfOthers = ({ certificate }: ChangedLine) => certificate !== undefined && !newOnes.has(certificate);
  return changes.some(isOfOthers) ? ['w2pr-original', ...forms] : ['w2pr-original'];
}
