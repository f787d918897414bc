/** A kind of document: what it is called and how data become its bytes. It reads no database and no clock. */
export type Report<Data> = {
  contentType: 'application/pdf';
  /** The name that the file is saved under, safe for file systems; see `contentDisposition` for the header. */
  fileName: (data: Data) => string;
  /** The bytes of the file. Equal data give equal bytes. */
  render: (data: Data) => Promise<Uint8Array>;
};
