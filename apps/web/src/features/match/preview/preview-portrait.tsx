import 'server-only'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { createElement } from 'react'
import type { ReactElement } from 'react'
import { avatarParts } from '../../../components/avatar/avatar-parts.tsx'
import type { Tone } from '../../../components/avatar/portrait-of.ts'
import { portraitOf, toneOf } from '../../../components/avatar/portrait-of.ts'
import { AppError } from '../../../server/app-error.ts'
import { createWorkQueue } from '../../../server/work-queue.ts'

// Always the dark theme, because a picture does not know its reader.
export const previewColours = {
  ground: '#121110',
  felt: '#1f1b16',
  rim: '#3d3529',
  ink: '#efe8d9',
  soft: '#b3a996',
  brass: '#d9b765',
} as const
/** The light of a portrait, the same as at the table. */
export const previewTones: readonly Tone[] = [
  { room: '#b66f26', lit: '#f3c78f' },
  { room: '#8f8b32', lit: '#e3e08f' },
  { room: '#3d7ea4', lit: '#a9d8f2' },
  { room: '#5f59b8', lit: '#c3c0ff' },
  { room: '#a0629a', lit: '#f2c5f0' },
  { room: '#7d766b', lit: '#efe8da' },
]

/** The serif of the pages, for names, titles and speeches. Small print has the other font. */
export const previewSerif = { fontFamily: 'Fraunces' } as const

export const previewSize = { width: 1200, height: 630 }

interface RoundPortraitProps {
  readonly src: string
  readonly size: number
  readonly colour: string
}

export function RoundPortrait({ src, size, colour }: RoundPortraitProps) {
  const style = { borderRadius: 999, border: `5px solid ${colour}` }
  // oxlint-disable-next-line nextjs/no-img-element -- drawn into a picture, not into a page
  return <img src={src} alt="" width={size} height={size} style={style} />
}

/** A player at the table, in the colour of the seat. */
export function PreviewPortrait({ seat, src }: { seat: number; src: string }) {
  const colour = previewSeats[seat % previewSeats.length] ?? previewColours.brass
  return (
    <div style={{ display: 'flex', position: 'relative' }}>
      <RoundPortrait src={src} size={136} colour={colour} />
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: -6,
          bottom: -4,
          width: 44,
          height: 44,
          borderRadius: 999,
          alignItems: 'center',
          justifyContent: 'center',
          background: colour,
          color: '#15130f',
          fontSize: 26,
        }}
      >
        {seat + 1}
      </div>
    </div>
  )
}

/** The colours of the seats in the dark theme. */
export const previewSeats = ['#d5802c', '#c4c04a', '#4a93b8', '#8b86ed', '#e7a9fb', '#ebe4d6'] as const

/** The portrait made from an id, in the light of its seat or else its own, as a data address for a picture. */
export async function portraitAddress(id: string, seat?: number): Promise<string> {
  // Imported only here, because Next forbids pages to import it.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const tone = (seat !== undefined && previewTones[seat % previewTones.length]) || toneOf(id)
  // A picture has no portrait sheet, so all the parts are drawn in place.
  const drawing = portraitOf(id).map(({ kind, index }) => avatarParts[kind][index]?.(tone))
  const size = { viewBox: '0 0 64 64', width: 136, height: 136 }
  const svg = createElement('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, ...drawing)
  return `data:image/svg+xml;base64,${Buffer.from(renderToStaticMarkup(svg)).toString('base64')}`
}

/** Not stored for good, because a moderator may hide a name on it. */
const headers = { 'cache-control': 'public, max-age=3600' }

/** The server answers nothing else while it draws a picture, so other requests go between two pictures. */
const queue = createWorkQueue({ atOnce: 1, waiting: 15 })

/**
 * The preview picture of a link. Drawing one costs far more than any page, so pictures have an allowance of their
 * own.
 */
export async function drawPreview(preview: () => Promise<ReactElement>): Promise<Response> {
  try {
    // Each picture counts as its own account, because only the number in the queue matters.
    const drawn = await queue.run(randomUUID(), async () => draw(await preview()))
    return (
      drawn ?? new Response('Too many pictures at once.', { status: 503, headers: { 'retry-after': '5' } })
    )
  } catch (error) {
    if (error instanceof AppError) return new Response(error.userMessage, { status: error.status })
    throw error
  }
}

/** The next picture waits until this one is complete. */
async function draw(preview: ReactElement): Promise<Response> {
  const image = new ImageResponse(preview, { ...previewSize, headers, fonts: await previewFonts() })
  return new Response(await image.arrayBuffer(), { headers: image.headers })
}

const folder = path.join(process.cwd(), '../../node_modules/@fontsource')

// The program that draws the pictures reads neither variable fonts nor WOFF2, so the same fonts are here again, in
// one weight each. It takes a letter from the first font that has it; rare accents are in a separate file.
const files = [
  { name: 'Fraunces', file: 'fraunces/files/fraunces-latin-400-normal.woff' },
  { name: 'Instrument Sans', file: 'instrument-sans/files/instrument-sans-latin-400-normal.woff' },
  { name: 'Fraunces more', file: 'fraunces/files/fraunces-latin-ext-400-normal.woff' },
]

interface PreviewFont {
  readonly name: string
  readonly data: Buffer
}

let read: Promise<readonly PreviewFont[]> | undefined

/** The fonts of the pages, in a format for drawing pictures. Read once. */
export function previewFonts(): Promise<PreviewFont[]> {
  read ??= Promise.all(
    files.map(async ({ name, file }) => ({ name, data: await readFile(path.join(folder, file)) })),
  )
  return read.then((fonts) => [...fonts])
}
