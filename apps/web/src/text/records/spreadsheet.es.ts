/** The texts of the import of workbooks and of files with separated values. */
export const spreadsheetText = {
  file: {
    unreadable: 'El archivo no es de Excel (.xlsx) ni CSV, o está dañado.',
    oldOrProtected:
      'Es un archivo de Excel anterior a 2007 (.xls) o con contraseña: guárdelo como .xlsx, sin contraseña.',
    openQuote: (row: number) => `En la fila ${row} del CSV hay comillas que no cierran donde deben.`,
    missingColumns: (labels: readonly string[]) =>
      `A la primera hoja le faltan columnas de la plantilla: ${labels.join(', ')}.`,
    repeatedHeading: (heading: string, letters: readonly string[]) =>
      `El encabezado «${heading}» está más de una vez, en las columnas ${letters.join(' y ')}: deje uno solo.`,
    column: (letters: string) => `columna ${letters}`,
  },
  cell: {
    unreadable: {
      error: () => 'La celda tiene un error de Excel: corrija la fórmula o escriba el valor.',
      'not-calculated': () =>
        'La fórmula está sin calcular: abra el archivo en Excel y guárdelo, o escriba el valor.',
      merged: (address: string) =>
        `La celda está combinada con ${address}: sepárelas y escriba el valor en cada una.`,
    },
    notText: (shown: string) =>
      `Excel tiene aquí ${shown} como fecha, hora o porcentaje, no como texto: escríbalo otra vez con el formato Texto.`,
    otherFormat: (digits: string) =>
      `Excel tiene aquí ${digits} y lo muestra con un formato propio: escríbalo otra vez con el formato Texto.`,
    tooManyDigits: 'Excel guarda solo 15 cifras de un número: escríbalo otra vez con el formato Texto.',
    ambiguousDate: 'La fecha puede leerse de más de una manera. Escriba, por ejemplo, 2026-05-20.',
    invalidDate: 'La fecha no es válida. Escriba, por ejemplo, 2026-05-20.',
    notDate: 'Es un número y no una fecha. Escriba, por ejemplo, 2026-05-20.',
    notAmount: (shown: string) =>
      `Excel tiene aquí ${shown}, que no es un monto. Escriba, por ejemplo, 1234.56.`,
    notHours: (shown: string) =>
      `Excel tiene aquí ${shown} como fecha u hora del día, no como horas. Escriba, por ejemplo, 40:30 o 40.5.`,
    ambiguousPercent: 'Puede ser una fracción o un porcentaje. Escríbalo con su signo, por ejemplo 7%.',
    notPercent: 'No es un porcentaje. Escriba, por ejemplo, 7%.',
  },
  example: {
    socialSecurityNumber: '012-34-5678',
    phone: '787-555-0110',
    zip: '00901 o 00901-1234',
    amount: '1234.56',
    percent: '7%',
    count: '2',
    or: ' o ',
    listed: 'una opción de la lista de la plantilla',
  },
  /** The sentence after the error of a cell: an example of a valid value. */
  write: (example: string) => `Escriba, por ejemplo, ${example}.`,
} as const;
