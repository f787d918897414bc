/** What every table says. The three English texts are the specification's; they are shown with `lang="en"`. */
export const tableText = {
  noRecords: 'There are no records to display',
  loading: 'Loading...',
  rowsPerPage: 'Rows per page:',

  search: 'Buscar',
  clearSearch: 'Borrar la búsqueda',
  nothingFound: 'Ningún registro coincide con lo que busca.',
  filters: 'Filtros',
  actions: 'Acciones',
  moreActions: (record: string) => `Más acciones: ${record}`,
  actionOn: (action: string, record: string) => `${action}: ${record}`,
  range: (first: number, last: number, total: number) => `${first}–${last} de ${total}`,
  pages: 'Páginas',
  firstPage: 'Primera página',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  lastPage: 'Última página',
} as const;
