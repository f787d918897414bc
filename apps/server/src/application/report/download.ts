/** A file as a person downloads it; its bytes are made while they are read. */
export type Download = { fileName: string; contentType: string; bytes: AsyncIterable<Uint8Array> };
