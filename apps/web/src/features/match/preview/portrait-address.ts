import { createElement } from 'react'
import { avatarParts } from '../../../components/avatar/avatar-parts.tsx'
import { portraitOf, toneOf } from '../../../components/avatar/portrait-of.ts'
import { previewTones } from './preview-portrait.tsx'

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
