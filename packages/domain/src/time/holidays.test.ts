import { describe, expect, it } from 'vitest';
import { addDays } from './calendar-date.ts';
import { holidayOn } from './holidays.ts';

/** Returns the days of a year that are a holiday or observed as one. */
function holidaysOf(year: number): string[] {
  const days = Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index));
  return days.flatMap((day) => {
    const holiday = holidayOn(day);
    return holiday ? [`${day.slice(5)} ${holiday}`] : [];
  });
}

describe('the holidays of a year', () => {
  // From the published lists. Easter was on 5 April 2026. 4 July was a Saturday, which only the federal
  // calendar moves.
  it('are those of 2026, with the days observed in place of a Saturday or Sunday', () => {
    expect(holidaysOf(2026)).toEqual([
      '01-01 newYear',
      '01-06 threeKings',
      '01-19 martinLutherKing',
      '02-16 presidents',
      '03-02 citizenship',
      '03-22 abolition',
      '03-23 abolition',
      '04-03 goodFriday',
      '05-25 memorial',
      '06-19 juneteenth',
      '07-03 independence',
      '07-04 independence',
      '07-25 constitution',
      '09-07 labor',
      '10-12 columbus',
      '11-11 veterans',
      '11-19 discoveryOfPuertoRico',
      '11-26 thanksgiving',
      '12-25 christmas',
    ]);
  });

  // Easter was on 28 March 2027. 19 June and 25 December were Saturdays, 4 and 25 July Sundays. 1 January
  // 2028 was a Saturday.
  it('are those of 2027, and 31 December for the New Year of 2028', () => {
    expect(holidaysOf(2027)).toEqual([
      '01-01 newYear',
      '01-06 threeKings',
      '01-18 martinLutherKing',
      '02-15 presidents',
      '03-02 citizenship',
      '03-22 abolition',
      '03-26 goodFriday',
      '05-31 memorial',
      '06-18 juneteenth',
      '06-19 juneteenth',
      '07-04 independence',
      '07-05 independence',
      '07-25 constitution',
      '07-26 constitution',
      '09-06 labor',
      '10-11 columbus',
      '11-11 veterans',
      '11-19 discoveryOfPuertoRico',
      '11-25 thanksgiving',
      '12-24 christmas',
      '12-25 christmas',
      '12-31 newYear',
    ]);
  });
});
