import type { Report } from '@garita/reports/report';

/** A file as a person downloads it; its bytes are made while they are read. */
export type Download = { fileName: string; contentType: string; bytes: AsyncIterable<Uint8Array> };

/** The file that a report makes of its data. */
export function rendered<Data>({ fileName, contentType, render }: Report<Data>, data: Data): Download {
  return { fileName: fileName(data), contentType, bytes: render(data) };
}
