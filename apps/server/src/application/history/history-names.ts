import { fullName } from '@garita/domain/employee/full-name';
import { allOf } from '@garita/ledger/database/all-of';
import type { Database } from '@garita/ledger/database/client';
import { listUserNames } from '@garita/ledger/registry/access/user-names';
import { contractorRegistry } from '@garita/ledger/registry/records/contractors';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import type { CompanyScope } from '@garita/ledger/registry/registry';
import type { HistoryEvent } from '@garita/ledger/replay/history';

/** The person an event is about. The name is '' if the record no longer exists. */
export type HistoryPerson = { kind: 'employee' | 'contractor'; id: number; name: string };

/** The names of persons and users. */
export type HistoryNames = {
  people: ReadonlyMap<string, string>;
  users: ReadonlyMap<number, string>;
};

/** The person an event is about, without the name. */
type Subject = Omit<HistoryPerson, 'name'>;

/** Returns the people these events are about. */
export function subjectsOf(events: readonly HistoryEvent[]): Subject[] {
  return events.flatMap((one) => subjectOfStream(subjectEvent(one).stream) ?? []);
}

/** Reads the names that a company's history of these people shows. */
export async function historyNames(
  db: Database,
  scope: CompanyScope,
  subjects: readonly Subject[],
): Promise<HistoryNames> {
  const idsOf = (kind: Subject['kind']) => [
    ...new Set(subjects.flatMap((subject) => (subject.kind === kind ? subject.id : []))),
  ];
  const { paid, served, users } = await allOf({
    paid: employeeRegistry.listByIds(db, scope, idsOf('employee')),
    served: contractorRegistry.listByIds(db, scope, idsOf('contractor')),
    users: listUserNames(db, scope.accountId),
  });
  return {
    people: new Map([
      ...paid.map((one) => [`emp:${one.id}`, fullName(one)] as const),
      ...served.map((one) => [`ctr:${one.id}`, fullName(one)] as const),
    ]),
    users: new Map(users.map(({ id, name }) => [id, name])),
  };
}

/**
 * Returns the event whose stream names the person: the event itself or, for erased memos, the event that
 * loaded the entry.
 */
export function subjectEvent({ event, earlier }: Omit<HistoryEvent, 'totals'>): HistoryEvent['event'] {
  return event.type === 'MemosErased' && earlier ? earlier : event;
}

/** Returns the person of a stream with the name; null for the stream of a whole company. */
export function personOf(stream: string, names: HistoryNames): HistoryPerson | null {
  const subject = subjectOfStream(stream);
  return subject ? namedPerson(subject, names) : null;
}

/** Returns the person of a stream; undefined for the stream of a whole company. */
function subjectOfStream(stream: string): Subject | undefined {
  const [kind, id] = stream.split(':');
  if (kind !== 'emp' && kind !== 'ctr') return undefined;
  return { kind: kind === 'emp' ? 'employee' : 'contractor', id: Number(id) };
}

/** Adds the name to a person. */
export function namedPerson({ kind, id }: Subject, { people }: HistoryNames): HistoryPerson {
  return { kind, id, name: people.get(`${kind === 'employee' ? 'emp' : 'ctr'}:${id}`) ?? '' };
}
