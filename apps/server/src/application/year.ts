import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import { z } from 'zod';

/** A calendar year of dates. Code: `year-invalid`. */
export const yearSchema = z.int('year-invalid').min(1900, 'year-invalid').max(2199, 'year-invalid');

/** A year in which time may be loaded: 2024 to 2030. Code: `year-invalid`. */
export const payrollYearSchema = z
  .int('year-invalid')
  .min(Math.min(...PAYROLL_YEARS), 'year-invalid')
  .max(Math.max(...PAYROLL_YEARS), 'year-invalid');
