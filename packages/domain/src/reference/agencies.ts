/** The agencies that receive returns, and the employees, who receive documents by a due date too. */
export type Agency = 'irs' | 'hacienda' | 'labor' | 'cfse' | 'employees';
