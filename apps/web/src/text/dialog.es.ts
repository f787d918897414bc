import { SUCCESS_TEXTS } from '@garita/domain/text/success-texts.es';
import { articleOf, recordsText } from './records/records.es.ts';

/** Texts of dialogs and notices. 'Atras' and 'Cambiando exitosamente' are spelled as in the specification. */
export const dialogText = {
  back: 'Atras',
  accept: 'Aceptar',
  close: 'Cerrar',
  working: 'Procesando',
  print: 'Imprimir',

  activate: 'Activar',
  deactivate: 'Desactivar',
  loading: 'Cargando…',
  activeOf: (record: string) => `${recordsText.active[articleOf(record)]}: ${record}`,
  confirmActivate: (record: string) => `¿Está seguro que desea ACTIVAR ${record}?`,
  confirmDeactivate: (record: string) => `¿Está seguro que desea DESACTIVAR ${record}?`,
  changed: SUCCESS_TEXTS.switched,

  remove: 'Eliminar',
  confirmRemove: (record: string) => `¿Está seguro que desea ELIMINAR ${record}?`,
  removed: SUCCESS_TEXTS.removed,

  notices: 'Avisos',
  noticesOfVisit: (count: number) => `Avisos de esta visita (${count})`,
  retry: 'Intentar otra vez',
  toList: 'Volver a la lista',
  moreActions: 'Más acciones',
} as const;
