import type { EmployerEntity } from '../reference/enumerations.ts';

/** The kinds of employer, as form 499 R-1B and the company's form name them. */
export const EMPLOYER_ENTITY_TEXTS: Record<EmployerEntity, string> = {
  'private-corporation': 'Corporación privada',
  'public-corporation': 'Corporación pública',
  partnership: 'Sociedad',
  individual: 'Individuo',
  government: 'Agencia federal, estatal o municipal',
  other: 'Otros',
};
