import type { ObligationKind } from '../filing/due/obligation.ts';
import { DOCUMENT_NAMES, OTHER_DOCUMENT_NAMES } from './document-names.es.ts';
import { labelsIn } from './labels.ts';

const names = labelsIn(DOCUMENT_NAMES, 'long');

/** The names of a company's obligations. */
export const OBLIGATION_NAMES: Record<ObligationKind, string> = {
  'fica-deposit': 'Depósito de Seguro Social y Medicare',
  'futa-deposit': 'Depósito de FUTA',
  'income-tax-deposit': 'Depósito de contribución retenida',
  'services-deposit': 'Depósito de Servicios Profesionales',
  'non-residents-deposit': 'Depósito 480.31 de no residentes',
  'form-941': names['form-941'],
  'form-943': names['form-943'],
  'form-944': '944',
  'form-940': names['form-940'],
  'schedule-h': 'Anexo H de la planilla federal',
  'form-499': names['form-499'],
  unemployment: names.unemployment,
  'chauffeur-insurance': names['chauffeur-insurance'],
  'services-return': '480.6 SP-1',
  'form-480': OTHER_DOCUMENT_NAMES['form-480'],
  'non-residents': '480.6C y 480.30',
  w2pr: `${names.w2pr} y 499 R-3`,
  'workers-compensation': names['workers-compensation'],
  'christmas-bonus': names['christmas-bonus'],
};
