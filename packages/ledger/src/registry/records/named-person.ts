import type { PersonName } from '@garita/domain/employee/full-name';

/** An employee or a contractor with the facts for a list of names. */
export type NamedPerson = PersonName & { id: number; isActive: boolean };
