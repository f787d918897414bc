import type { ObligationKind } from '../filing/due/obligation.ts';

/** The names of what a company deposits, files and hands over. */
export const OBLIGATION_NAMES: Record<ObligationKind, string> = {
  'fica-deposit': 'Depósito de Seguro Social y Medicare',
  'futa-deposit': 'Depósito de FUTA',
  'income-tax-deposit': 'Depósito de contribución retenida',
  'services-deposit': 'Depósito de Servicios Profesionales',
  'form-941': '941',
  'form-943': '943',
  'form-944': '944',
  'form-940': '940',
  'schedule-h': 'Anexo H de la planilla federal',
  'form-499': '499 R-1B',
  unemployment: 'Desempleo e incapacidad',
  'chauffeur-insurance': 'Choferil',
  'services-return': '480.6 SP-1',
  'form-480': '480.6SP',
  w2pr: 'W-2PR y 499 R-3',
  'workers-compensation': 'Declaración de nómina de la CFSE',
  'christmas-bonus': 'Bono de Navidad',
};
