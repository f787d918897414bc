import { describe, expect, it } from 'vitest';
import { fitStreet, fitText } from './fit-text.ts';

describe('a street in the two lines of a file', () => {
  it.each([
    ['has one line if it fits', '12 Calle Sol', ['', '12 CALLE SOL']],
    ['is broken at a comma', 'Urb. Country Club, 129 BX 24', ['URB. COUNTRY CLUB', '129 BX 24']],
    [
      'is broken at a comma before a later word',
      'Villa Sol, 7 Calle Las Marías',
      ['VILLA SOL', '7 CALLE LAS MARIAS'],
    ],
    [
      'is broken at the last word that fits',
      'Carretera 187 kilómetro 6 sur',
      ['CARRETERA 187', 'KILOMETRO 6 SUR'],
    ],
    [
      'is abbreviated as the post office does if it does not fit',
      'Urbanización Monte Escondido 45 Calle Guayacán',
      // 46 characters; 'URB MONTE ESCONDIDO 45 CLL GUAYACAN' has 35
      ['URB MONTE ESCONDIDO 45', 'CLL GUAYACAN'],
    ],
    [
      'loses its signs before its letters',
      'Urb. Jardines del Alba, Bloque 12 #34, Calle Nueve',
      ['URB JARD DEL ALBA', 'BLOQUE 12 34 CLL NUEVE'],
    ],
  ])('%s', (_, street, lines) => {
    expect(fitStreet(street, 22)).toEqual({ lines, cut: '', dropped: '' });
  });

  it('is cut if that is not enough, with what is lost', () => {
    expect(fitStreet('Carr. 812 Km 6.5 Ramal 3 Bo. Monte Bajo Sector Los Almendros', 22)).toEqual({
      lines: ['CARR 812 KM 6.5 RAMAL', '3 BO MONTE BAJO SECT'],
      cut: 'LOS ALMENDROS',
      dropped: '',
    });
    expect(fitStreet('A'.repeat(50), 22)).toEqual({
      lines: ['A'.repeat(22), 'A'.repeat(22)],
      cut: 'A'.repeat(6),
      dropped: '',
    });
  });

  it('is cut between two words, so that no part of a number is left', () => {
    // 'VILLA FLAMBOYAN CLL 145' has 23 characters.
    expect(fitStreet('Urb. Valle Arriba Heights, Villa Flamboyán Calle 145', 22)).toEqual({
      lines: ['URB VALLE ARRIBA HTS', 'VILLA FLAMBOYAN CLL'],
      cut: '145',
      dropped: '',
    });
  });

  it('keeps the point of a number', () => {
    const { lines } = fitStreet('Carretera 4.25 kilómetro 3.1 interior Barrio Sonadora', 22);
    expect(lines).toEqual(['CARR 4.25 KILOMETRO', '3.1 INTERIOR BO']);
  });
});

describe('a text in a field of a file', () => {
  it.each([
    ['Núñez-Ríos', 'person', 20, { text: 'NUNEZ-RIOS', cut: '', dropped: '' }],
    ["D'Ángelo", 'person', 20, { text: 'DANGELO', cut: '', dropped: '' }],
    ['Soﬁa Łucja', 'person', 20, { text: 'SOFIA LUCJA', cut: '', dropped: '' }],
    ['Kaʻiulani', 'person', 20, { text: 'KAIULANI', cut: '', dropped: '' }],
    ['Lcda. Ana Vélez', 'person', 20, { text: 'LCDA ANA VELEZ', cut: '', dropped: '' }],
    ['Ana 李', 'person', 20, { text: 'ANA', cut: '', dropped: '李' }],
    ['María de la Soledad', 'person', 15, { text: 'MARIA DE LA SOL', cut: 'EDAD', dropped: '' }],
    ['Vega & Cía., Inc.', 'company', 20, { text: 'VEGA & CIA., INC.', cut: '', dropped: '' }],
    [
      'Borinquen International Services Corporation',
      'company',
      30,
      { text: 'BORINQUEN INTL SVCS CORP', cut: '', dropped: '' },
    ],
  ] as const)('%s as the name of a %s in %s', (text, kind, width, fitted) => {
    expect(fitText(text, kind, width)).toEqual(fitted);
  });
});
