import { anEmployee } from '@garita/domain/employee/employee.builder';
import { aCertificate } from '@garita/domain/pay/withholding/certificate/certificate.builder';
import { describe, expect, it } from 'vitest';
import { withholdingCertificateForm } from '../catalogue.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { type WithholdingCertificateData, withholdingCertificate } from './withholding-certificate.ts';

describe('the certificate 499 R-4 to sign', () => {
  const data: WithholdingCertificateData = {
    company: { name: 'Taller Vega', employerIdentificationNumber: '660123456' },
    employee: anEmployee({ maritalStatus: 'married' }),
    certificate: aCertificate({
      personalExemption: 'half',
      dependents: 2,
      sharedDependents: 1,
      allowanceCount: 3,
      additionalWithholding: 25_00,
    }),
    date: '2026-11-16',
  };
  const blocksOf = (given: Partial<WithholdingCertificateData>) =>
    withholdingCertificate({ ...data, ...given }).pages.flat();
  const tickedOf = (given: Partial<WithholdingCertificateData>) =>
    blocksOf(given).flatMap((block) =>
      block.kind === 'ticks' ? block.options.flatMap(({ isTicked, text }) => (isTicked ? text : [])) : [],
    );
  const linesOf = (given: Partial<WithholdingCertificateData>) =>
    blocksOf(given).flatMap((block) => (block.kind === 'line' ? block.value : []));

  it('has what the certificate in force claims', async () => {
    expect(tickedOf({})).toEqual(['Casado: la mitad']);
    expect(linesOf({})).toEqual(['2', '1', '3', '25.00']);
    const pages = await pdfText(withholdingCertificateForm.render(data));
    expect(pages).toHaveLength(1);
    await expect(pages.flat().join('\n')).toMatchFileSnapshot('golden/withholding-certificate.txt');
  });

  it('counts no dependent in full if the custody of all is shared', () => {
    const certificate = aCertificate({ dependents: 2, sharedDependents: 1, hasSharedCustody: true });
    expect(linesOf({ certificate }).slice(0, 2)).toEqual(['0', '3']);
  });

  it('tells who claims nothing apart by marital status', () => {
    const certificate = aCertificate({ personalExemption: 'none', isVeteran: true });
    expect(tickedOf({ certificate })).toEqual(['Casado: ninguna', 'Exención adicional de veterano']);
    const employee = anEmployee({ maritalStatus: 'single' });
    expect(tickedOf({ certificate, employee })).toContain('Individuo: ninguna');
  });

  it('claims nothing for who never gave one', () => {
    expect(tickedOf({ certificate: null })).toEqual([]);
    expect(linesOf({ certificate: null })).toEqual(['', '', '', '']);
  });
});
