import { z } from 'zod';

/** A calendar year that dates can lie in. Code: `date-invalid`. */
export const yearSchema = z.int('date-invalid').min(1900, 'date-invalid').max(2199, 'date-invalid');
