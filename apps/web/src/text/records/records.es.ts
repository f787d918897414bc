import { FILE_WORD_LABELS } from '@garita/domain/text/fields/record-labels.es';
import { SUCCESS_TEXTS } from '@garita/domain/text/success-texts.es';

/** Returns the article with which adjectives about a record agree: 'la' for 'la compañía: …'. */
export function articleOf(record: string): 'el' | 'la' {
  return record.startsWith('la ') ? 'la' : 'el';
}

/** Texts that the screens of all records share. The first three are given by the specification. */
export const recordsText = {
  fileWords: {
    title: 'Nombre y dirección para archivos',
    help: 'Los archivos de las agencias tienen poco espacio. Deje en blanco para lo que Garita propone, o escriba cómo debe ir.',
    labels: FILE_WORD_LABELS,
    written: (text: string) => `En los archivos: ${text}`,
  },
  created: SUCCESS_TEXTS.created,
  edited: SUCCESS_TEXTS.updated,
  saveFailed:
    'Ha ocurrido un error al procesar tus datos. Por favor, verifica la información ingresada y vuelve a intentarlo.',

  reload: 'Volver a cargar',
  keepsTyped: 'Al volver a cargar se conserva lo que usted escribió.',
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
} as const;
