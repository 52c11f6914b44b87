/** The case of a letter that is looked at: Greek Η reads as H, but η as n. */
export type Reading = 'small' | 'capital'

/**
 * Letters that read as a Latin letter: of Cyrillic, Greek, Coptic, Armenian, Georgian, Cherokee, Lisu and Deseret,
 * and small capitals. A letter is listed if either of its cases looks like one, so that the reading of a text never
 * depends on its case.
 */
export const lookAlikes: Readonly<Record<string, string>> = {
  a: 'аαɑᴀⲁꭺꓮ',
  b: 'вьβϐʙⲃᏼꓐ',
  c: 'сᴄⲥꮯꓚ𐐽ↄ',
  d: 'ԁᴅꭰꓓ',
  e: 'еєεҽᴇⲉꭼꓰ',
  f: 'ϝғꜰꓝ',
  g: 'ԍɡɢꮐꓖց',
  h: 'нһʜⲏꮋꓧհ',
  i: 'іιɪıɩⲓꭵꓲ',
  j: 'јϳᴊꭻꓙյ',
  k: 'кκᴋⲕꮶꓗ',
  l: 'ӏʟꮮꓡ',
  m: 'мᴍⲙꮇꓟ',
  n: 'пɴⲛꓠոռ',
  o: 'оοօσᴏⲟꓳ𐐬',
  p: 'рρᴘⲣꮲꓑ',
  q: 'ԛգզꞯ',
  r: 'гʀꭱꓣ',
  s: 'ѕꜱꮪꓢտ𐑈',
  t: 'тτᴛⲧꭲꓔ',
  u: 'սᴜꓴ',
  v: 'ѵᴠꮩꓦ',
  w: 'ԝѡωᴡꮃꓪա',
  x: 'хχⲭꓫ',
  y: 'уүγʏⲩꓬყ',
  z: 'ζᴢⲍꮓꓜ',
  "'": 'ʼʻʽʹˈꞌ’‘‛′＇',
}

/** Greek letters whose cases read as different Latin letters. */
const byReading: Readonly<Record<Reading, Readonly<Record<string, string>>>> = {
  small: { n: 'η', u: 'υμ', v: 'ν' },
  capital: { h: 'η', m: 'μ', n: 'ν', y: 'υ' },
}

const tables = { small: tableFor('small'), capital: tableFor('capital') }
const pattern = new RegExp(`[${[...tables.small.keys()].join('')}]`, 'gu')

/** Replaces every look-alike in a decomposed, case-folded text. */
export function readAsLatin(text: string, reading: Reading): string {
  const table = tables[reading]
  return text.replace(pattern, (letter) => table.get(letter) ?? letter)
}

function tableFor(reading: Reading): ReadonlyMap<string, string> {
  const listed = [...Object.entries(lookAlikes), ...Object.entries(byReading[reading])]
  return new Map(listed.flatMap(([read, letters]) => [...letters].map((letter) => [letter, read] as const)))
}
