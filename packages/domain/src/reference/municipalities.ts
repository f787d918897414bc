import { z } from 'zod';
import { requiredChoiceOr } from '../field-code.ts';

/** A municipality of Puerto Rico, with its number on the wire. */
export type Municipality = { id: number; name: string };

/**
 * The 78 municipalities in the order of their ids. Their names are proper nouns, so they may be in Spanish
 * here.
 */
export const MUNICIPALITIES: readonly Municipality[] = [
  { id: 1, name: 'Adjuntas' },
  { id: 2, name: 'Aguada' },
  { id: 3, name: 'Aguadilla' },
  { id: 4, name: 'Aguas Buenas' },
  { id: 5, name: 'Aibonito' },
  { id: 6, name: 'Arecibo' },
  { id: 7, name: 'Arroyo' },
  { id: 8, name: 'Añasco' },
  { id: 9, name: 'Barceloneta' },
  { id: 10, name: 'Barranquitas' },
  { id: 11, name: 'Bayamón' },
  { id: 12, name: 'Cabo Rojo' },
  { id: 13, name: 'Caguas' },
  { id: 14, name: 'Camuy' },
  { id: 15, name: 'Canóvanas' },
  { id: 16, name: 'Carolina' },
  { id: 17, name: 'Cataño' },
  { id: 18, name: 'Cayey' },
  { id: 19, name: 'Ceiba' },
  { id: 20, name: 'Ciales' },
  { id: 21, name: 'Cidra' },
  { id: 22, name: 'Coamo' },
  { id: 23, name: 'Comerío' },
  { id: 24, name: 'Corozal' },
  { id: 25, name: 'Culebra' },
  { id: 26, name: 'Dorado' },
  { id: 27, name: 'Fajardo' },
  { id: 28, name: 'Florida' },
  { id: 29, name: 'Guayama' },
  { id: 30, name: 'Guayanilla' },
  { id: 31, name: 'Guaynabo' },
  { id: 32, name: 'Gurabo' },
  { id: 33, name: 'Guánica' },
  { id: 34, name: 'Hatillo' },
  { id: 35, name: 'Hormigueros' },
  { id: 36, name: 'Humacao' },
  { id: 37, name: 'Isabela' },
  { id: 38, name: 'Jayuya' },
  { id: 39, name: 'Juana Díaz' },
  { id: 40, name: 'Juncos' },
  { id: 41, name: 'Lajas' },
  { id: 42, name: 'Lares' },
  { id: 43, name: 'Las Marías' },
  { id: 44, name: 'Las Piedras' },
  { id: 45, name: 'Loíza' },
  { id: 46, name: 'Luquillo' },
  { id: 47, name: 'Manatí' },
  { id: 48, name: 'Maricao' },
  { id: 49, name: 'Maunabo' },
  { id: 50, name: 'Mayagüez' },
  { id: 51, name: 'Moca' },
  { id: 52, name: 'Morovis' },
  { id: 53, name: 'Naguabo' },
  { id: 54, name: 'Naranjito' },
  { id: 55, name: 'Orocovis' },
  { id: 56, name: 'Patillas' },
  { id: 57, name: 'Peñuelas' },
  { id: 58, name: 'Ponce' },
  { id: 59, name: 'Quebradillas' },
  { id: 60, name: 'Rincón' },
  { id: 61, name: 'Río Grande' },
  { id: 62, name: 'Sabana Grande' },
  { id: 63, name: 'Salinas' },
  { id: 64, name: 'San Germán' },
  { id: 65, name: 'San Juan' },
  { id: 66, name: 'San Lorenzo' },
  { id: 67, name: 'San Sebastián' },
  { id: 68, name: 'Santa Isabel' },
  { id: 69, name: 'Toa Alta' },
  { id: 70, name: 'Toa Baja' },
  { id: 71, name: 'Trujillo Alto' },
  { id: 72, name: 'Utuado' },
  { id: 73, name: 'Vega Alta' },
  { id: 74, name: 'Vega Baja' },
  { id: 75, name: 'Vieques' },
  { id: 76, name: 'Villalba' },
  { id: 77, name: 'Yabucoa' },
  { id: 78, name: 'Yauco' },
];

const NAMES = new Map(MUNICIPALITIES.map(({ id, name }) => [id, name]));

const chosen = requiredChoiceOr('option-invalid');

/** The id of one of the 78 municipalities. Codes: `required`, `option-invalid`. */
export const municipalityIdSchema = z.int(chosen).refine((id) => NAMES.has(id), chosen);

/**
 * Returns the name of a municipality.
 *
 * @throws RangeError for any other id; saved records have none.
 */
export function municipalityName(id: number): string {
  const name = NAMES.get(id);
  if (name === undefined) throw new RangeError(`No municipality has the id ${id}`);
  return name;
}
