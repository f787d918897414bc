import type { Report } from '@garita/reports/report';

/** A file as a person downloads it. */
export type Download = { fileName: string; contentType: string; bytes: Uint8Array };

/** The file that a report makes of its data. */
export async function rendered<Data>(
  { fileName, contentType, render }: Report<Data>,
  data: Data,
): Promise<Download> {
  return { fileName: fileName(data), contentType, bytes: await render(data) };
}
