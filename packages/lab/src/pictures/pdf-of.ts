import { pdfFonts, pdfText } from './pdf-text.ts'
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
