import type { ReportRequest } from '@garita/domain/report/report-request';
import { WORKBOOK_TYPE } from '@garita/reports/list/render-workbook';
import { downloadAuditorPacket } from '../../../application/audit/download-auditor-packet.ts';
import { lastBonusRule } from '../../../application/company/companies.ts';
import { downloadFiledCopy } from '../../../application/filing/filed-documents.ts';
import { downloadPackage } from '../../../application/report/download-package.ts';
import {
  downloadReport,
  downloadReportAs,
  listReports,
} from '../../../application/report/download-report.ts';
import { previewReport } from '../../../application/report/preview-report.ts';
import { foundAnswer } from '../answers.ts';
import { file } from '../file-answer.ts';
import { route } from '../route.ts';
import type { RestRoute, RouteGroup } from '../route-spec.ts';
import { listOf } from '../wire/answer-wire.ts';
import { payrollYearWire, yearWire } from '../wire/period.wire.ts';
import {
  anyFormatWire,
  formFormatWire,
  listFormatWire,
  textFormatWire,
  withFormat,
} from './file-format.wire.ts';
import { previewAnswer, previewWire } from './preview.wire.ts';
import {
  auditorPacketWire,
  DOCUMENT_NAMES,
  DOCUMENTED_REPORTS,
  type DocumentedReport,
  LEGACY_PATHS,
  packageWire,
  reportAnswer,
} from './report.wire.ts';
import { bonusRuleAnswer } from './report-request.wire.ts';

const PDF = file('application/pdf');
const TEXT = file('text/plain');
const FORMATS = { pdf: formFormatWire, list: listFormatWire, journal: anyFormatWire };

const ANSWERS = {
  pdf: PDF,
  list: file('application/pdf', [WORKBOOK_TYPE]),
  journal: file('application/pdf', [WORKBOOK_TYPE, 'text/csv', 'text/plain']),
};

/**
 * The routes of documents. Downloads send no bearer token, so these paths accept the cookie of the sign-in.
 */
export const reportRoutes: RouteGroup = {
  base: '/reports',
  tag: 'reports',
  routes: [
    route.get('/available', { id: 'listReports', answer: foundAnswer(listOf(reportAnswer)) }, ({ use }) =>
      use(listReports)(),
    ),
    route.get(
      '/bonus/:companyId',
      { id: 'lastBonusRule', answer: foundAnswer(bonusRuleAnswer) },
      ({ use, ids }) => use(lastBonusRule)(ids),
    ),

    route.post(
      '/preview',
      {
        id: 'previewReport',
        body: previewWire,
        answer: foundAnswer(previewAnswer),
        isUnkeyed: true,
      },
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
      {
        id: 'downloadFiledCopy',
        answer: file('application/octet-stream', ['application/pdf', 'text/plain']),
      },
      ({ use, ids }) => use(downloadFiledCopy)(ids),
    ),

    // A POST, like everything that assigns control numbers: following a link must change nothing.
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

    ...DOCUMENT_NAMES.flatMap((name) => documentRoute(DOCUMENTED_REPORTS[name])),
    ...LEGACY_PATHS.flatMap((older) => documentRoute(older)),
  ],
};

/**
 * Makes the route of a document that is requested with a body. It takes no key, because a repeat changes
 * nothing again.
 */
function documentRoute({ wire, at }: DocumentedReport<ReportRequest>): RestRoute[] {
  if (!at) return [];
  const { path, id, sentAs } = at;
  const spec = { id, isUnkeyed: true };
  if (sentAs === 'text') {
    const body = withFormat(wire, textFormatWire);
    const own = { ...spec, body, parameters: textFormatWire, answer: TEXT };
    return [route.post(path, own, ({ use, body: { request } }) => use(downloadReport)(request))];
  }
  const formatWire = FORMATS[sentAs];
  return [
    route.post(
      path,
      { ...spec, body: withFormat(wire, formatWire), parameters: formatWire, answer: ANSWERS[sentAs] },
      ({ use, body: { request, format: bodyFormat }, parameters: { format } }) => {
        const asked = format === 'pdf' ? bodyFormat : format;
        return asked === 'pdf'
          ? use(downloadReport)(request)
          : use(downloadReportAs)({ request, format: asked });
      },
    ),
  ];
}
