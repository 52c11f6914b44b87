import { describe, expect, it } from 'vitest'
import { playedReport } from '../testing/played-report.ts'
import { anyFigures, figureFile, svgOf } from './figure-files.ts'
import { pdfOf, pdfText } from './pdf-of.ts'
import type { Mark, Picture } from './picture.ts'

const report = playedReport({
  game: 'who-is-spy',
  language: ['en', 'zh'],
  subjects: ['fox', 'granny'],
  conditions: ['baseline', 'attack'],
  design: { materials: 4, repeats: 1 },
})

const figures = anyFigures(report, 'en')
const picture = (marks: readonly Mark[]): Picture => ({ width: 100, height: 50, marks })

/** The objects of a file by the places that its table names. */
function objectsIn(file: string): readonly string[] {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1])
  const [, count = ''] = /^xref\n0 (\d+)\n/.exec(file.slice(start)) ?? []
  const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  expect(places).toHaveLength(Number(count) - 1)
  return places.map((place, at) => {
    const body = file.slice(place, file.indexOf('endobj', place))
    expect(body.startsWith(`${at + 1} 0 obj\n`)).toBe(true)
    return body
  })
}

describe('a picture in PDF', () => {
  it('is a file whose table leads to its objects, and whose stream is as long as it says', () => {
    expect(figures.length).toBeGreaterThan(10)
    for (const figure of figures) {
      const { text } = figureFile(figure, 'pdf')
      expect(text, figure.id).toMatch(/^%PDF-1\.4\n[\x00-\x7f]*$/)
      const stream = objectsIn(text).find((body) => body.includes('stream\n'))
      const length = Number(/\/Length (\d+)/.exec(stream ?? '')?.[1])
      const content = stream?.slice(
        stream.indexOf('stream\n') + 'stream\n'.length,
        stream.lastIndexOf('endstream'),
      )
      expect(content).toHaveLength(length)
    }
  })

  it('has all that the picture in SVG has, mark for mark', () => {
    for (const { id, title, pictures } of figures) {
      const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0
      const [svg, pdf] = [svgOf(pictures.wide, title), pdfOf(pictures.wide, title)]
      expect(count(pdf, /^BT /gm), id).toBe(count(svg, /<text /g))
      expect(count(pdf, / re f Q$/gm), id).toBe(
        pictures.wide.marks.filter(({ kind }) => kind === 'box').length,
      )
      expect(count(pdf, / B$/gm), id).toBe(pictures.wide.marks.filter(({ kind }) => kind === 'dot').length)
    }
  })

  it('counts from below, in the size in which a page is printed', () => {
    const file = pdfOf(picture([{ kind: 'line', from: [10, 20], to: [30, 40], tone: 'ink', width: 2 }]), 'x')
    expect(file).toContain('/MediaBox [0 0 75 37.5]')
    expect(file).toContain('2 w 10 30 m 30 10 l S')
  })

  it('ends a text at its place by the widths of its letters', () => {
    const at = (anchor: 'start' | 'end', text: string) =>
      pdfOf(picture([{ kind: 'text', at: [90, 25], text, tone: 'ink', anchor }]), 'x')
    expect(at('start', '12')).toContain('90 25 Td')
    // Two digits of 556 thousandths, in a size of 13.
    expect(at('end', '12')).toContain(`${Number((90 - 2 * 0.556 * 13).toFixed(3))} 25 Td`)
  })

  it('takes each letter from a font that has it, and none is code of the file', () => {
    expect(pdfText('a−▲玩)').runs.map(({ font }) => font)).toEqual(['F1', 'F2', 'F3', 'F4', 'F1'])
    expect(pdfText('−').runs).toEqual([{ font: 'F2', codes: '2d' }])
    expect(pdfText('玩家').runs).toEqual([{ font: 'F4', codes: '73a95bb6' }])
    expect(pdfText('… – ’').runs).toHaveLength(1)
    const file = pdfOf(picture([]), ') >> (')
    expect(file).not.toContain(') >> (')
  })
})
