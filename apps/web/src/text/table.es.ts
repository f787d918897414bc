/**
 * Texts of every table. The specification gives the three English ones, which are shown with `lang="en"`.
 */
export const tableText = {
  noRecords: 'There are no records to display',
  loading: 'Loading...',
  rowsPerPage: 'Rows per page:',

  search: 'Buscar',
  clearSearch: 'Borrar la búsqueda',
  nothingFound: 'Nada coincide con lo que busca.',
  filters: 'Filtros',
  filterWithCount: (label: string, count: number) => `${label} (${count})`,
  sortBy: 'Ordenar por',
  unsorted: 'Sin ordenar',
  ascending: (column: string) => `${column}, ascendente`,
  descending: (column: string) => `${column}, descendente`,
  total: 'Total',
  exportToExcel: 'Exportar a Excel',
  exporting: 'Exportando…',
  exported: (rows: number, file: string) =>
    rows === 1 ? `Se exportó 1 fila a ${file}.` : `Se exportaron ${rows} filas a ${file}.`,
  exportFailed: 'No se pudo crear el archivo de Excel. Intente otra vez.',
  actions: 'Acciones',
  actionOn: (action: string, record: string) => `${action}: ${record}`,
  range: (first: number, last: number, total: number) => `${first}–${last} de ${total}`,
  pages: (label: string) => `Páginas: ${label}`,
  firstPage: 'Primera página',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  lastPage: 'Última página',
} as const;
