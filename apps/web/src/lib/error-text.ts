import type { ErrorCode } from '@garita/domain/error-code';
import type { AppRouter } from '@garita/server/router';
import { isTRPCClientError } from '@trpc/client';
import { commonText } from '../text/common.es.ts';

/** An error of one field, named by its path in the form ('postalAddress.zipCode'), as a Spanish sentence. */
export type FieldError = { field: string; msg: string };

/** Returns any failure as one Spanish sentence: the server's own, or that there is no connection. */
export function errorText(error: unknown): string {
  if (error instanceof DownloadError)
    return isSessionEnded(error) ? commonText.failures.sessionEnded : error.message;
  if (!isTRPCClientError<AppRouter>(error)) return commonText.failures.unexpected;
  // The same words as at the sign-in, so that the two show as one notice.
  if (error.data?.code === 'not-signed-in') return commonText.failures.sessionEnded;
  return error.data?.detail ?? commonText.failures.offline;
}

/** Returns the fields that the server refused; none for other failures. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  return isTRPCClientError<AppRouter>(error) ? (error.data?.errors ?? []) : [];
}

/** Returns true if the server refused and would refuse again, so that a retry is useless. */
export function isRefusal(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code !== undefined && code !== 'busy' && code !== 'unexpected';
}

/** Returns the code of the server's refusal; undefined if it never answered. */
export function errorCodeOf(error: unknown): ErrorCode | undefined {
  return isTRPCClientError<AppRouter>(error) ? error.data?.code : undefined;
}

/**
 * Returns true if no answer came in time, or none at all: nobody knows whether the server did what was
 * asked.
 */
export function isUnanswered(error: unknown): boolean {
  return isTRPCClientError<AppRouter>(error) && error.data === undefined;
}

/** Returns true if a request was given up because no answer came in time. */
export function isGivenUp(error: Error): boolean {
  return error.cause instanceof DOMException && error.cause.name === 'TimeoutError';
}

/**
 * A refused download. Its message is the server's Spanish sentence; `status` is absent if the server never
 * answered.
 */
export class DownloadError extends Error {
  override name = 'DownloadError';
  readonly status: number | undefined;

  constructor(message: string, status?: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Returns true if a download was refused because the session has ended. */
export function isSessionEnded({ status }: DownloadError): boolean {
  return status === 401;
}
