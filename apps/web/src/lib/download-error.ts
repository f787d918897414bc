/** A download that was refused. Its message is the server's Spanish sentence; `status` is absent where it never answered. */
export class DownloadError extends Error {
  override name = 'DownloadError';
  readonly status: number | undefined;

  constructor(message: string, status?: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Whether a download was refused because nobody is signed in any more. */
export function isOfNobody({ status }: DownloadError): boolean {
  return status === 401;
}
