/** Words of what is done with a document, wherever it stands. */
export const documentsText = {
  preview: 'Vista previa',
  open: 'Abrir e imprimir',
  pdf: 'PDF',
  download: 'Descargar',
} as const;
