import { fullName } from '@garita/domain/employee/full-name';
import type { DocumentLine } from '@garita/domain/filing/filed/document-lines';
import { documentLines } from '../document-lines.ts';
import type { W2prsData } from './w2pr-columns.ts';
import { w2prsList } from './w2prs-list.ts';

/**
 * Returns everybody's certificates line by line, with the control number or, before there is one, the name;
 * then their totals.
 */
export function w2prsLines(data: W2prsData): DocumentLine[] {
  const list = w2prsList(data);
  const figures = list.columns.filter(({ isFigure }) => isFigure).length;
  return documentLines({ kind: 'list', list }).map((line, index) => {
    const own = data.certificates[Math.floor(index / figures)];
    return own ? { ...line, certificate: own.controlNumber ?? fullName(own.employee) } : line;
  });
}
