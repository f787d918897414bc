import { SCREEN_REFUSAL_TEXTS } from '@garita/domain/text/screen-refusal-texts.es';

/** Texts that many screens use. */
export const commonText = {
  product: 'Garita',
  unnamedFile: 'archivo',
  yes: 'Sí',
  no: 'No',

  failures: {
    offline: 'No hay conexión con el servidor. Revise su conexión e intente otra vez.',
    unexpected: SCREEN_REFUSAL_TEXTS.unexpected,
    sessionEnded: 'Su sesión terminó. Inicie sesión otra vez.',
    screen: 'Esta pantalla no se pudo mostrar.',
    screenHelp: 'Nada de lo que estaba guardado se perdió. Cargue la página otra vez o vuelva al Escritorio.',
    overlay: 'Esto no se pudo abrir. Revise su conexión e intente otra vez.',
    reload: 'Cargar otra vez',
    address: 'Esa dirección no existe. Este es su Escritorio.',
    toDesk: 'Ir al Escritorio',
  },
} as const;
