import { SUCCESS_TEXTS } from '@garita/domain/text/success-texts.es';
import { WARNING_TEXTS } from '@garita/domain/text/warning-texts.es';

/** The article of a record as the questions name it: what is said of 'la compañía: …' agrees with it. */
export function articleOf(record: string): 'el' | 'la' {
  return record.startsWith('la ') ? 'la' : 'el';
}

/** What the screens of all records say alike. The first three are the specification's. */
export const recordsText = {
  created: SUCCESS_TEXTS.created,
  edited: SUCCESS_TEXTS.updated,
  saveFailed:
    'Ha ocurrido un error al procesar tus datos. Por favor, verifica la información ingresada y vuelve a intentarlo.',

  edit: 'Editar',
  open: 'Abrir',
  reveal: {
    show: 'Mostrar',
    showOf: (label: string) => `Mostrar: ${label}`,
    isRecorded: 'Mostrarlo queda registrado.',
  },
  active: { el: 'Activo', la: 'Activa' },
  onlyActive: { el: 'Activos', la: 'Activas' },
  onlyInactive: { el: 'Desactivados', la: 'Desactivadas' },
  readOnly: 'Solo lectura: su rol puede ver estos datos, pero no cambiarlos.',
  sameNumber: WARNING_TEXTS.sameNumber,
} as const;
