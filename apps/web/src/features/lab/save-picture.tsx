'use client'

import { useRef, useState } from 'react'
import { saveFile } from '../../components/button/save-file'
import { underlined } from '../../components/link/link'

const formats = ['csv', 'svg', 'png'] as const

interface SavePictureProps {
  /** The name of the file, without its ending. */
  readonly name: string
  readonly labels: Readonly<Record<(typeof formats)[number] | 'pdf' | 'failed', string>>
  /** The address of the picture in PDF, which the server draws. Absent where there is none. */
  readonly pdf?: string | undefined
}

/** Saves the picture that it stands under in the colours in which the reader sees it, or its numbers. */
export function SavePicture({ name, labels, pdf }: SavePictureProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const save = async (format: (typeof formats)[number]) => {
    const figure = place.current?.closest('figure')
    // A chart may be drawn as a table itself.
    const table = place.current?.parentElement?.querySelector('table')
    const pictures = [...(figure?.querySelectorAll<SVGSVGElement>('svg[data-picture]') ?? [])]
    // A chart of the page that is no picture has one beside it that is not shown.
    const shown = pictures.find((picture) => picture.getClientRects().length > 0) ?? pictures.at(-1)
    if (format === 'csv' ? !table : !shown) return
    try {
      const file = format === 'csv' ? table && asRows(table) : shown && (await asFile(shown, format))
      if (file) saveFile(file, `${name}.${format}`)
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <p ref={place} className="ml-auto flex gap-x-3.5 text-xs text-soft print:hidden">
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          onClick={() => void save(format)}
          aria-label={labels[format]}
          className={underlined}
        >
          {format.toUpperCase()}
        </button>
      ))}
      {pdf !== undefined && (
        <a href={pdf} aria-label={labels.pdf} className={underlined}>
          PDF
        </a>
      )}
      {hasFailed && <span role="status">{labels.failed}</span>}
    </p>
  )
}

const asFile = (picture: SVGSVGElement, format: 'svg' | 'png') =>
  format === 'png' ? asPoints(picture) : new Blob([asDocument(picture).text], { type: 'image/svg+xml' })

/** The cells of a table. No program takes a name for a formula. */
function asRows(table: HTMLTableElement): Blob {
  const textOf = (cell: HTMLTableCellElement) => {
    const text = (cell.textContent ?? '').trim().replaceAll('\u2212', '-')
    const plain = /^[=@\t\r]|^[+-](?![\d.])/u.test(text) ? `'${text}` : text
    return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
  }
  const rows = [...table.rows].map((row) => [...row.cells].map(textOf).join(','))
  // The mark tells spreadsheets that it is UTF-8.
  return new Blob(['\ufeff', rows.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' })
}

/** The properties that a picture has from the style sheet of the page. */
const drawn = ['fill', 'stroke', 'stroke-width', 'paint-order', 'opacity', 'font-size'] as const
/** So many points of the screen for each of the picture's own, so that it is sharp in print. */
const density = 3

/** A picture as it stands on the page, in its colours and without its links, as a document of its own. */
function asDocument(svg: SVGSVGElement) {
  const { width, height } = svg.viewBox.baseVal
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [...svg.querySelectorAll<SVGElement>('g *')]
  for (const [at, element] of [...copy.querySelectorAll<SVGElement>('g *')].entries()) {
    const original = originals[at]
    if (!original) continue
    const style = getComputedStyle(original)
    for (const property of drawn) element.setAttribute(property, style.getPropertyValue(property))
    element.removeAttribute('class')
  }
  for (const link of copy.querySelectorAll('a')) link.remove()
  const ground = copy.ownerDocument.createElementNS(svg.namespaceURI, 'rect')
  const title = titleOf(svg, width)
  const above = title.length === 0 ? 0 : title.length * line + 8
  const sheet = { y: -above, width, height: height + above, fill: groundOf(svg) }
  for (const [name, value] of Object.entries(sheet)) ground.setAttribute(name, String(value))
  copy.prepend(ground, ...title.map((text, at) => titleLine(svg, text, (at + 1) * line - above)))
  copy.setAttribute('viewBox', `0 ${-above} ${width} ${height + above}`)
  for (const name of ['class', 'style', 'role']) copy.removeAttribute(name)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('font-family', 'system-ui, sans-serif')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height + above))
  return { text: new XMLSerializer().serializeToString(copy), width, height: height + above }
}

/** The height of a line of the title, and about the width of its letters. */
const [line, letter] = [20, 9]

/** What stands above the chart on the page: what it is about, and what it shows, in lines as wide as the picture. */
function titleOf(svg: SVGSVGElement, width: number): readonly string[] {
  const caption = svg.closest('figure')?.querySelector('figcaption')
  const said = [...(caption?.querySelectorAll('.label, h2, h3, h4') ?? [])].map(
    ({ textContent }) => textContent ?? '',
  )
  const room = Math.floor(width / letter)
  const wrapped = new RegExp(String.raw`\S.{0,${room - 2}}(?=\s|$)|\S{1,${room}}`, 'gu')
  return said.flatMap((text) => text.trim().match(wrapped) ?? [])
}

function titleLine(svg: SVGSVGElement, text: string, y: number): Element {
  const made = svg.ownerDocument.createElementNS(svg.namespaceURI, 'text')
  const colour = getComputedStyle(svg.closest('figure') ?? document.body).color
  const look = { x: 0, y, fill: colour, 'font-size': '15px', 'font-weight': 600 }
  for (const [name, value] of Object.entries(look)) made.setAttribute(name, String(value))
  made.textContent = text
  return made
}

const groundOf = (svg: SVGSVGElement) =>
  getComputedStyle(svg.closest('figure') ?? document.body).backgroundColor

/** The same picture in points. */
async function asPoints(svg: SVGSVGElement): Promise<Blob> {
  const { text, width, height } = asDocument(svg)
  const image = new Image(width * density, height * density)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * density
  canvas.height = height * density
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be drawn'))),
      'image/png',
    ),
  )
}
