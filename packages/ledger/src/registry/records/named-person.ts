import type { PersonName } from '@garita/domain/employee/full-name';

/** An employee or a contractor as one is named. */
export type NamedPerson = PersonName & { id: number; isActive: boolean };
