import type { ErrorCode } from '@garita/domain/error-code';
import type { AppRouter } from '@garita/server/router';
import { isTRPCClientError } from '@trpc/client';
import { commonText } from '../text/common.es.ts';
import { DownloadError, isOfNobody } from './download-error.ts';

/** What is wrong with one field, named by its path in the form ('postalAddress.zipCode'), in a Spanish sentence. */
export type FieldError = { field: string; msg: string };

/** Any failure as one Spanish sentence: the server's own, or that there is no connection. */
export function errorText(error: unknown): string {
  if (error instanceof DownloadError)
    return isOfNobody(error) ? commonText.failures.sessionEnded : error.message;
  if (!isTRPCClientError<AppRouter>(error)) return commonText.failures.unexpected;
  // In the words in which the sign-in says it, which makes one notice of the two.
  if (error.data?.code === 'not-signed-in') return commonText.failures.sessionEnded;
  return error.data?.detail ?? commonText.failures.offline;
}

/** The fields that the server refused; none for a failure of another kind. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  return isTRPCClientError<AppRouter>(error) ? (error.data?.errors ?? []) : [];
}

/** True where the server refused, and would again: nothing failed that another try could mend. */
export function isRefusal(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code !== undefined && code !== 'busy' && code !== 'unexpected';
}

/** The code of the server's refusal; undefined where it never answered. */
export function errorCodeOf(error: unknown): ErrorCode | undefined {
  return isTRPCClientError<AppRouter>(error) ? error.data?.code : undefined;
}
