import type { CalendarDate } from '../time/calendar-date.ts';

/**
 * The first day on which the Labor Transformation and Flexibility Act (Act 4-2017) was in force. Who was
 * hired before keeps the former terms of overtime, meal periods and the Christmas bonus.
 */
export const REFORM_DATE: CalendarDate = '2017-01-26';
