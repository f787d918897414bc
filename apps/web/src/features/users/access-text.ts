import { type Access, hasEndedBy } from '@garita/domain/account/access.schema';
import { accessYears } from '@garita/domain/text/access-texts.es';
import { dateText } from '../../lib/date-text.ts';
import { todayInPuertoRico } from '../../lib/today.ts';
import { usersText } from '../../text/users.es.ts';

const text = usersText.access;

/** How much of the account somebody sees: '2 compañías · 2025–2026 · hasta el 31 dic 2026'. */
export function accessText(access: Access): string {
  const { companyIds, until } = access;
  const limits = [
    companyIds.length > 0 && text.companyCount(companyIds.length),
    accessYears(access),
    until !== null && lastDayText(access, dateText(until)),
  ].filter(Boolean);
  return limits.length > 0 ? limits.join(' · ') : text.whole;
}

function lastDayText(access: Access, day: string): string {
  return hasEndedBy(access, todayInPuertoRico()) ? text.ended(day) : text.untilDay(day);
}
