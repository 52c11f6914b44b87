/**
 * Text for the fonts that every reader of PDF has: Helvetica for letters, Symbol and Zapf Dingbats for signs, and Adobe’s name of a
 * Chinese font, for which a reader takes one of its own.
 */
export type PdfFont = 'F1' | 'F2' | 'F3' | 'F4'

/** Signs that Helvetica has beside Latin 1, by their place in the encoding of Windows. */
const signs: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '†': 0x86,
  '‡': 0x87,
  '‰': 0x89,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
}
const symbols: Readonly<Record<string, number>> = {
  '−': 0x2d,
  α: 0x61,
  κ: 0x6b,
  π: 0x70,
  χ: 0x63,
  Σ: 0x53,
  '≤': 0xa3,
  '≥': 0xb3,
  '↑': 0xad,
  '→': 0xae,
  '√': 0xd6,
}
const dingbats: Readonly<Record<string, number>> = { '▲': 0x73, '▼': 0x74, '◆': 0x75, '●': 0x6c }

/** Widths of Helvetica from the space on, in thousandths of its size. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]

interface Glyph {
  readonly font: PdfFont
  /** As hexadecimal digits. */
  readonly code: string
  readonly width: number
}

const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0')

function glyphOf(letter: string): Glyph {
  const code = letter.codePointAt(0) ?? 0
  const own = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) ? code : signs[letter]
  if (own !== undefined) return { font: 'F1', code: hex(own, 2), width: widths[own - 0x20] ?? 556 }
  const symbol = symbols[letter]
  if (symbol !== undefined) return { font: 'F2', code: hex(symbol, 2), width: letter === '→' ? 987 : 560 }
  const dingbat = dingbats[letter]
  if (dingbat !== undefined) return { font: 'F3', code: hex(dingbat, 2), width: 892 }
  // The encoding has the characters of the first plane alone.
  return { font: 'F4', code: hex(code > 0xffff ? 0x3f : code, 4), width: 1000 }
}

export interface PdfText {
  /** Pieces of one font each. */
  readonly runs: readonly { readonly font: PdfFont; readonly codes: string }[]
  /** In thousandths of the size of the font. */
  readonly width: number
}

export function pdfText(text: string): PdfText {
  const runs: { font: PdfFont; codes: string }[] = []
  let width = 0
  for (const letter of text) {
    const glyph = glyphOf(letter)
    width += glyph.width
    const last = runs.at(-1)
    if (last?.font === glyph.font) last.codes += glyph.code
    else runs.push({ font: glyph.font, codes: glyph.code })
  }
  return { runs, width }
}

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
const system = '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >>'
const descriptor =
  '/FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>'
const song = `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light ${system} ${descriptor} /DW 1000 >>] >>`

/** The fonts of a page, by their names in it. */
export const pdfFonts = `<< /F1 ${helvetica} /F2 << /Type /Font /Subtype /Type1 /BaseFont /Symbol >> /F3 << /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >> /F4 ${song} >>`
