// Abbreviations of the United States Postal Service, Publication 28 (Postal Addressing Standards), for texts
// that are too long. The words are in capitals without accents.

/** The words of an address. */
const ADDRESS_WORDS: Readonly<Record<string, string>> = {
  // Appendix H: first words of Spanish streets.
  AVENIDA: 'AVE',
  CALLE: 'CLL',
  CAMINITO: 'CMT',
  CAMINO: 'CAM',
  CERRADA: 'CER',
  CIRCULO: 'CIR',
  ENTRADA: 'ENT',
  PASEO: 'PSO',
  PLACITA: 'PLA',
  RANCHO: 'RCH',
  VEREDA: 'VER',
  VISTA: 'VIS',

  // Section 29, and names of places in Puerto Rico as in the Postal Service's city file.
  ALTURAS: 'ALTS',
  APARTADO: 'PO BOX',
  BARRIADA: 'BDA',
  BARRIO: 'BO',
  CARRETERA: 'CARR',
  CONDOMINIO: 'COND',
  EDIFICIO: 'EDIF',
  ESTANCIAS: 'EST',
  EXTENSION: 'EXT',
  JARDIN: 'JARD',
  JARDINES: 'JARD',
  MANSIONES: 'MANS',
  PARCELA: 'PARC',
  PARCELAS: 'PARC',
  QUINTAS: 'QTAS',
  REPARTO: 'REPTO',
  RESIDENCIAL: 'RES',
  SECTOR: 'SECT',
  URBANIZACION: 'URB',

  // Appendix C1: last words of English streets.
  BOULEVARD: 'BLVD',
  BULEVAR: 'BLVD',
  CENTER: 'CTR',
  CREEK: 'CRK',
  ESTATES: 'ESTS',
  GARDEN: 'GDN',
  GARDENS: 'GDNS',
  HEIGHTS: 'HTS',
  HIGHWAY: 'HWY',
  HILLS: 'HLS',
  LAKE: 'LK',
  MEADOWS: 'MDWS',
  MANOR: 'MNR',
  MOUNTAIN: 'MTN',
  PLAZA: 'PLZ',
  POINT: 'PT',
  RIDGE: 'RDG',
  ROAD: 'RD',
  SPRINGS: 'SPGS',
  SQUARE: 'SQ',
  STREET: 'ST',
  TERRACE: 'TER',
  VALLEY: 'VLY',
  VIEW: 'VW',
  VILLAGE: 'VLG',

  // Appendix C2: parts of a building.
  APARTAMENTO: 'APT',
  APARTMENT: 'APT',
  BUILDING: 'BLDG',
  DEPARTMENT: 'DEPT',
  FLOOR: 'FL',
  OFICINA: 'OFC',
  OFFICE: 'OFC',
  SUITE: 'STE',
  URB: 'URB',
};

/** The words of a company's name (appendix G). */
const COMPANY_WORDS: Readonly<Record<string, string>> = {
  ASSOCIATES: 'ASSOC',
  ASSOCIATION: 'ASSN',
  BROTHERS: 'BROS',
  CENTER: 'CTR',
  COMPANY: 'CO',
  CONSTRUCTION: 'CONST',
  CORPORATION: 'CORP',
  DEVELOPMENT: 'DEV',
  DISTRIBUTORS: 'DISTRS',
  ENTERPRISES: 'ENTPS',
  EQUIPMENT: 'EQUIP',
  HOSPITAL: 'HOSP',
  INCORPORATED: 'INC',
  INDUSTRIES: 'INDS',
  INSURANCE: 'INS',
  INTERNATIONAL: 'INTL',
  LABORATORIES: 'LABS',
  LIMITED: 'LTD',
  MANAGEMENT: 'MGMT',
  MANUFACTURING: 'MFG',
  NATIONAL: 'NATL',
  SERVICE: 'SVC',
  SERVICES: 'SVCS',
  UNIVERSITY: 'UNIV',
};

/** Abbreviates the words of a plain address as the Postal Service does, and removes points. */
export function abbreviateAddress(plain: string): string {
  return abbreviate(plain, ADDRESS_WORDS);
}

/** Abbreviates the words of a company's plain name as the Postal Service does, and removes points. */
export function abbreviateCompany(plain: string): string {
  return abbreviate(plain, COMPANY_WORDS);
}

/** Removes only points at the end of a word, so that '18.4' stays. */
function abbreviate(plain: string, words: Readonly<Record<string, string>>): string {
  return plain.replace(/\.(?=[ ,]|$)/g, '').replace(/[A-Z]+/g, (word) => words[word] ?? word);
}
