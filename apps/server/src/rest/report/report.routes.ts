import type { ReportRequest } from '@garita/domain/report/report-request';
import { downloadAuditorPacket } from '../../application/audit/download-auditor-packet.ts';
import { lastBonusRule } from '../../application/company/last-bonus-rule.ts';
import { downloadFiledCopy } from '../../application/filing/filed-documents.ts';
import { downloadPackage } from '../../application/report/download-package.ts';
import { downloadReport, downloadReportAs, listReports } from '../../application/report/download-report.ts';
import { previewReport } from '../../application/report/preview-report.ts';
import type { OperationId } from '../../text/api.es.ts';
import { file, found } from '../answers.ts';
import { bonusRuleAnswer } from '../company/bonus-rule.wire.ts';
import { type RestRoute, type RouteGroup, route } from '../route.ts';
import { listOf } from '../wire/answer-wire.ts';
import type { BodyWire } from '../wire/field-names.ts';
import { payrollYearWire, yearWire } from '../wire/year.wire.ts';
import { auditorPacketWire } from './auditor-packet.wire.ts';
import { anyFormatWire, listFormatWire } from './file-format.wire.ts';
import { packageWire } from './package.wire.ts';
import { previewAnswer, previewWire } from './preview.wire.ts';
import {
  bonusWire,
  contractorPaymentsWire,
  contractorYearWire,
  employerCostWire,
  form480TextWire,
  journalWire,
  leaveWire,
  ofQuarterWire,
  ofYearWire,
  periodEmployerCostWire,
  periodHistoryWire,
  periodJournalWire,
  reportAnswer,
  salariesWire,
  textFileWire,
  w2prWire,
  whatIfReportWire,
  workersCompensationWire,
} from './report.wire.ts';

const PDF = file('application/pdf');
const TEXT = file('text/plain');

/** Files. Downloads send no bearer, so these paths accept the cookie that sign-in sets. */
export const reportRoutes: RouteGroup = {
  base: '/reports',
  tag: 'reports',
  routes: [
    route.get('/available', { id: 'listReports', answer: found(listOf(reportAnswer)) }, ({ use }) =>
      use(listReports)(),
    ),
    route.get('/bonus/:companyId', { id: 'lastBonusRule', answer: found(bonusRuleAnswer) }, ({ use, ids }) =>
      use(lastBonusRule)(ids),
    ),

    route.post(
      '/preview',
      { id: 'previewReport', body: previewWire, answer: found(previewAnswer), isUnkeyed: true },
      ({ use, body }) => use(previewReport)(body),
    ),

    route.get(
      '/counterfoil/:companyId/:employeeId/period/:periodId',
      { id: 'stubsOfEmployee', answer: PDF },
      ({ use, ids }) => use(downloadReport)({ report: 'period-stubs', ...ids }),
    ),
    route.get(
      '/counterfoil/:companyId/:employeeId/year/:year',
      { id: 'stubsOfYear', parameters: yearWire, answer: PDF },
      ({ use, ids, parameters }) => use(downloadReport)({ report: 'year-stubs', ...ids, ...parameters }),
    ),
    route.get(
      '/counterfoil/:companyId/:employeeId/:entryId',
      { id: 'stubOfEntry', answer: PDF },
      ({ use, ids }) => use(downloadReport)({ report: 'entry-stub', ...ids }),
    ),
    route.get('/letter/:companyId/:employeeId/:entryId', { id: 'payLetter', answer: PDF }, ({ use, ids }) =>
      use(downloadReport)({ report: 'pay-letter', ...ids }),
    ),
    route.get('/counterfoil1/:companyId/:periodId', { id: 'stubsOfPeriod', answer: PDF }, ({ use, ids }) =>
      use(downloadReport)({ report: 'period-stubs', employeeId: null, ...ids }),
    ),
    route.get(
      '/Outcounterfoil/:companyId/:contractorId/:entryId/:year',
      { id: 'stubOfContractor', parameters: payrollYearWire, answer: PDF },
      ({ use, ids, parameters }) => use(downloadReport)({ report: 'contractor-stub', ...ids, ...parameters }),
    ),

    route.get(
      '/filed/:companyId/:filingId',
      { id: 'downloadFiledCopy', answer: file('application/octet-stream') },
      ({ use, ids }) => use(downloadFiledCopy)(ids),
    ),

    // Sent, as whatever gives control numbers: a link that is only followed changes nothing.
    route.post(
      '/package',
      { id: 'downloadPackage', body: packageWire, answer: file('application/zip'), isUnkeyed: true },
      ({ use, body }) => use(downloadPackage)(body),
    ),

    route.get(
      '/auditor-packet/:companyId',
      { id: 'downloadAuditorPacket', parameters: auditorPacketWire, answer: file('application/zip') },
      ({ use, ids, parameters }) => use(downloadAuditorPacket)({ ...ids, ...parameters }),
    ),

    asked('/form_w2pr_pdf', 'formW2pr', w2prWire),
    asked('/form_940_pdf', 'form940', ofYearWire('form-940')),
    asked('/form_941_pdf', 'form941', ofQuarterWire('form-941')),
    asked('/form_943_pdf', 'form943', ofYearWire('form-943')),
    asked('/form_withheld_499_pdf', 'form499', ofQuarterWire('form-499')),
    asked('/form_unemplo', 'formUnemployment', ofQuarterWire('unemployment')),
    asked('/form_choferil_pdf', 'formChauffeur', ofQuarterWire('chauffeur-insurance')),
    listed('/get_report_cfse_pdf', 'workersCompensation', workersCompensationWire),
    listed('/bonus_pdf', 'christmasBonus', bonusWire),
    listed('/wages/range', 'salaries', salariesWire),
    listed('/employer_cost/range', 'employerCost', employerCostWire),
    listed('/employer_cost/period', 'periodEmployerCost', periodEmployerCostWire),
    listed('/journal/range', 'journal', journalWire, anyFormatWire),
    listed('/journal/period', 'periodJournal', periodJournalWire, anyFormatWire),
    listed('/history/period', 'periodHistory', periodHistoryWire),
    listed('/what-if', 'whatIfReport', whatIfReportWire),
    listed('/vacation', 'leave', leaveWire),
    asked('/wages_txt', 'wagesText', ofQuarterWire('wages-text', 'period'), TEXT),
    asked('/get_w2p_txt', 'w2prSuriText', textFileWire('w2pr-suri-text'), TEXT),
    asked('/get_w2psse_txt', 'w2prSsaText', textFileWire('w2pr-ssa-text'), TEXT),

    listed('/wages/outemployer/range', 'contractorPayments', contractorPaymentsWire),
    listed('/wages/outemployer/year', 'contractorYear', contractorYearWire),
    asked('/get_outemployer_txt', 'form480Text', form480TextWire, TEXT),
  ],
};

/** A document that is asked for with a body. It changes nothing that a repeat would change again, and takes no key. */
function asked<Request extends ReportRequest>(
  path: string,
  id: OperationId,
  wire: BodyWire<Request>,
  answer = PDF,
): RestRoute {
  return route.post(path, { id, body: wire, answer, isUnkeyed: true }, ({ use, body }) =>
    use(downloadReport)(body),
  );
}

/** As `asked`, of a list, which comes in other formats too. */
function listed<Request extends ReportRequest>(
  path: string,
  id: OperationId,
  wire: BodyWire<Request>,
  formats = listFormatWire,
): RestRoute {
  return route.post(
    path,
    { id, body: wire, parameters: formats, answer: PDF, isUnkeyed: true },
    ({ use, body, parameters: { format } }) =>
      format === 'pdf' ? use(downloadReport)(body) : use(downloadReportAs)({ request: body, format }),
  );
}
