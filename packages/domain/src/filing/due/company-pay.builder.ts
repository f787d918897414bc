import { aCompany } from '../../company/company.builder.ts';
import type { Company } from '../../company/company.schema.ts';
import type { CompanyPay } from './company-pay.ts';

/** Builds the pay of a company from which its due dates follow. What is not given is empty. */
export function aCompanyPay({
  company,
  ...rest
}: Partial<Omit<CompanyPay, 'company'>> & { company?: Partial<Company> } = {}): CompanyPay {
  return {
    company: { ...aCompany(company), id: 7 },
    entries: [],
    before: new Map(),
    earlier: [],
    services: [],
    depositFacts: new Map(),
    wageBases: new Map([[2026, 184_500_00]]),
    lacksFacts: () => false,
    isFiled: () => false,
    settled: [],
    ...rest,
  };
}
