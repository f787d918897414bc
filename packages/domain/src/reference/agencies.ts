/** The agencies that returns are filed with, and the employees, who get documents by a day too. */
export type Agency = 'irs' | 'hacienda' | 'labor' | 'cfse' | 'employees';
