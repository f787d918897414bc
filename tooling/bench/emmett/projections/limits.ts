import type { SqlRow } from '../sql-text.ts';
import type { LoadedTime } from '../time-projection.ts';

const LIMITED = [
  'disabilityInsurance',
  'medicare',
  'socialSecurity',
  'socialSecurityOnTips',
  'chauffeurInsurance',
] as const;

type Limits = Record<(typeof LIMITED)[number], { uncapped?: number | undefined; limit?: number | undefined }>;

/** For each contribution the columns of what it would have been without a limit, and of that limit. */
export const LIMIT_COLUMNS = LIMITED.flatMap((name) => [`${name}Uncapped`, `${name}Limit`]);

/** What those columns hold for an entry, in cents, and whether a limit cut one of its contributions. */
export function limitsOf(data: LoadedTime['data']): { isCapped: boolean; columns: SqlRow } {
  const limits = limitsByName(data);
  return {
    isCapped: LIMITED.some((name) => data.delta[name] < (limits[name].uncapped ?? 0)),
    columns: Object.fromEntries(
      LIMITED.flatMap((name) => [
        [`${name}Uncapped`, limits[name].uncapped],
        [`${name}Limit`, limits[name].limit],
      ]),
    ),
  };
}

/**
 * Whether a limit that cut a contribution of entry `e` has room in the year to date `y`, as `ledger.has_room` says it of a
 * period with one entry.
 */
export const HAS_ROOM = `coalesce(
  (e."disabilityInsurance" < e."disabilityInsuranceUncapped" and y."disabilityInsurance" < e."disabilityInsuranceLimit")
  or (e.medicare < e."medicareUncapped" and y.medicare < e."medicareLimit")
  or (e."socialSecurity" < e."socialSecurityUncapped"
    and y."socialSecurity" + y."socialSecurityOnTips" < e."socialSecurityLimit")
  or (e."socialSecurityOnTips" < e."socialSecurityOnTipsUncapped"
    and coalesce(y."socialSecurityOnTips" < e."socialSecurityOnTipsLimit", true)
    and coalesce(y."socialSecurity" + y."socialSecurityOnTips" < e."socialSecurityLimit", true))
  or (e."chauffeurInsurance" < e."chauffeurInsuranceUncapped"
    and coalesce(y."chauffeurInsurance" < e."chauffeurInsuranceLimit", true)), false)`;

// As `ledger.entry_after`: the limit of tips is their own one, and the part of Medicare without a limit is on both sides.
function limitsByName({ result, facts }: LoadedTime['data']): Limits {
  const { contributions } = result;
  const { disabilityInsurance, medicare, socialSecurity, socialSecurityOnTips, chauffeurInsurance } =
    contributions;
  const additional = medicare.additional?.amount ?? 0;
  return {
    disabilityInsurance: disabilityInsurance.rule === 'excluded' ? {} : disabilityInsurance,
    medicare: {
      uncapped: medicare.uncapped + additional,
      limit: medicare.limit === undefined ? undefined : medicare.limit + additional,
    },
    socialSecurity,
    socialSecurityOnTips: {
      uncapped: socialSecurityOnTips.uncapped,
      limit: facts.contributions.socialSecurityOnTips.limit,
    },
    chauffeurInsurance: chauffeurInsurance.rule === 'excluded' ? {} : chauffeurInsurance,
  };
}
