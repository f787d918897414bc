/** The actions on a document. */
export const documentsText = {
  preview: 'Vista previa',
  open: 'Abrir e imprimir',
  pdf: 'PDF',
  download: 'Descargar',
} as const;
