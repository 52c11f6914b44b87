import type { Mark, Picture, Point, Tone } from './picture.ts'
import { tones } from './picture.ts'

/** Points of print for each point of the sheet, as a browser prints it. */
const scale = 0.75

/** A picture as a page of PDF in its own size, in lines and letters, for print: the ground is the paper. */
export function pdfOf(picture: Picture, title: string): string {
  const { width, height, marks } = picture
  const strengths = [...new Set(marks.flatMap((mark) => (mark.kind === 'box' ? [mark.strength] : [])))]
  const draw = marks.map((mark) => drawn(mark, { height, strengths })).join('\n')
  const content = `${scale} 0 0 ${scale} 0 0 cm\n${draw}\n`
  const states = strengths.map((strength, at) => `/G${at} << /ca ${strength} >>`).join(' ')
  const box = [0, 0, width * scale, height * scale].map(shown).join(' ')
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << /Font ${pdfFonts} /ExtGState << ${states} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}endstream`,
    `<< /Title <feff${unitsOf(title)}> >>`,
  ])
}

/** Every character of the file is ASCII, so its length is its bytes. */
function fileOf(objects: readonly string[]): string {
  let text = '%PDF-1.4\n'
  const places = objects.map((body, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${body}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>`
  return `${text}xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}${trailer}\nstartxref\n${text.length}\n%%EOF\n`
}

interface Sheet {
  readonly height: number
  readonly strengths: readonly number[]
}

function drawn(mark: Mark, { height, strengths }: Sheet): string {
  const onPage = ([x, y]: Point): Point => [x, height - y]
  switch (mark.kind) {
    case 'line':
      return `${colour(mark.tone, 'RG')} ${shown(mark.width)} w ${pair(onPage(mark.from))} m ${pair(onPage(mark.to))} l S`
    case 'dot': {
      const fill = colour(mark.isHollow ? 'ground' : mark.tone, 'rg')
      return `${fill} ${colour(mark.tone, 'RG')} 1.5 w ${circle(onPage(mark.at), 5)} B`
    }
    case 'diamond': {
      const [x, y] = onPage(mark.at)
      const corners: readonly Point[] = [
        [x, y + 6],
        [x + 6, y],
        [x, y - 6],
      ]
      return `${colour(mark.tone, 'RG')} 1.5 w ${pair([x - 6, y])} m ${corners.map((at) => `${pair(at)} l`).join(' ')} s`
    }
    case 'box': {
      const [wide, high] = mark.size
      const [x, y] = onPage(mark.at)
      return `q /G${strengths.indexOf(mark.strength)} gs ${colour(mark.tone, 'rg')} ${pair([x, y - high])} ${pair([wide, high])} re f Q`
    }
    case 'text':
      return textAt(mark, onPage(mark.at))
  }
}

function textAt(mark: Extract<Mark, { kind: 'text' }>, [x, y]: Point): string {
  const size = mark.isSmall === true ? 11 : 13
  const { runs, width } = pdfText(mark.text)
  const share = { start: 0, middle: 0.5, end: 1 }[mark.anchor]
  const from: Point = [x - (share * width * size) / 1000, y]
  const pieces = runs.map(({ font, codes }) => `/${font} ${size} Tf <${codes}> Tj`).join(' ')
  return `BT ${colour(mark.tone, 'rg')} ${pair(from)} Td ${pieces} ET`
}

/**
 * Text for the fonts that every reader of PDF has: Helvetica for letters, Symbol and Zapf Dingbats for signs, and Adobe’s name of a
 * Chinese font, for which a reader takes one of its own.
 */
type PdfFont = 'F1' | 'F2' | 'F3' | 'F4'

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

interface PdfText {
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
const pdfFonts = `<< /F1 ${helvetica} /F2 << /Type /Font /Subtype /Type1 /BaseFont /Symbol >> /F3 << /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >> /F4 ${song} >>`

/** How far the handles of four curves lie from their ends, so that they look like a circle. */
const handle = 0.5523

function circle([x, y]: Point, radius: number): string {
  const far = radius * handle
  const curve = (...points: readonly Point[]) => `${points.map(pair).join(' ')} c`
  return [
    `${pair([x + radius, y])} m`,
    curve([x + radius, y + far], [x + far, y + radius], [x, y + radius]),
    curve([x - far, y + radius], [x - radius, y + far], [x - radius, y]),
    curve([x - radius, y - far], [x - far, y - radius], [x, y - radius]),
    curve([x + far, y - radius], [x + radius, y - far], [x + radius, y]),
    'h',
  ].join(' ')
}

const paper = '#ffffff'

function colour(tone: Tone, use: 'rg' | 'RG'): string {
  const light = tone === 'ground' ? paper : tones[tone][0]
  const parts = [1, 3, 5].map((at) => shown(Number.parseInt(light.slice(at, at + 2), 16) / 255))
  return `${parts.join(' ')} ${use}`
}

const shown = (value: number) => String(Number(value.toFixed(3)))
const pair = ([x, y]: Point) => `${shown(x)} ${shown(y)}`

const unitsOf = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')
