import { fieldErrors } from '@garita/domain/field/field-errors';
import { packetRequestSchema } from '@garita/domain/report/auditor-packet';
import { packageRequestSchema } from '@garita/domain/report/report-package';
import { isReportName, type ReportRequest, reportRequestSchema } from '@garita/domain/report/report-request';
import { Hono } from 'hono';
import type { z } from 'zod';
import { downloadAuditorPacket } from '../../application/audit/download-auditor-packet.ts';
import type { Dependencies } from '../../application/dependencies.ts';
import { downloadFiledCopy } from '../../application/filing/filed-documents.ts';
import { downloadPackage } from '../../application/report/download-package.ts';
import { downloadReport, downloadReportAs } from '../../application/report/download-report.ts';
import { AppError } from '../../refusal/app-error.ts';
import type { HttpEnv } from '../connection.ts';
import { answerFailure } from '../rest/answers.ts';
import { sentFile } from '../rest/file-answer.ts';
import { anyFormatWire } from '../rest/report/file-format.wire.ts';
import { actorOf, idIn, jsonBody } from '../rest/request.ts';
import { members } from '../rest/wire/wire-value.ts';

/**
 * The door for the downloads of our own screens: `POST /files/form-941` with the fields of the domain's
 * request beside its name. `?format=xlsx` asks for another format. Only the bearer token is accepted, which
 * no other site can make a browser send.
 */
export function filesDoor(dependencies: Dependencies): Hono<HttpEnv> {
  const door = new Hono<HttpEnv>();
  // Before the reports, because a package is none.
  door.post('/package', async (c) => {
    const actor = actorOf(c);
    const request = read(packageRequestSchema, await jsonBody(c));
    return sentFile(c, await downloadPackage(dependencies, actor)(request));
  });
  door.post('/auditor-packet', async (c) => {
    const actor = actorOf(c);
    const request = read(packetRequestSchema, await jsonBody(c));
    return sentFile(c, await downloadAuditorPacket(dependencies, actor)(request));
  });
  door.post('/:report', async (c) => {
    const actor = actorOf(c);
    const request = requestOf(c.req.param('report'), await jsonBody(c));
    const { format } = anyFormatWire.decode(c.req.query());
    const download =
      format === 'pdf'
        ? downloadReport(dependencies, actor, c.req.raw.signal)(request)
        : downloadReportAs(dependencies, actor, c.req.raw.signal)({ request, format });
    return sentFile(c, await download);
  });
  // The copy of a filed document.
  door.post('/filed/:companyId/:filingId', async (c) => {
    const filing = { companyId: idIn(c, 'companyId'), filingId: idIn(c, 'filingId') };
    return sentFile(c, await downloadFiledCopy(dependencies, actorOf(c))(filing));
  });
  door.onError(answerFailure(dependencies));
  return door;
}

/**
 * Reads the request of a document. Errors: `not-found` for an unknown document, `invalid-input` on its
 * fields.
 */
function requestOf(report: string, body: unknown): ReportRequest {
  if (!isReportName(report)) throw new AppError('not-found');
  return read(reportRequestSchema, { ...members.parse(body), report });
}

/** Reads a body. Errors: `invalid-input` on its fields. */
function read<Request>(schema: z.ZodType<Request>, body: unknown): Request {
  const result = schema.safeParse(body);
  if (!result.success) throw new AppError('invalid-input', { errors: fieldErrors(result.error) });
  return result.data;
}
