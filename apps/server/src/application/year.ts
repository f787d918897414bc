import { z } from 'zod';

/** A calendar year that dates can lie in. Code: `year-invalid`. */
export const yearSchema = z.int('year-invalid').min(1900, 'year-invalid').max(2199, 'year-invalid');
