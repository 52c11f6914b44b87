import { ImageResponse } from 'next/og'
import { portraitAddress, previewFonts, previewSize } from '../features/match/preview/preview-portrait.tsx'
import { SitePreview, siteSentences } from '../features/site/site-preview.tsx'

export const alt = `Six portraits at a table. ${siteSentences.join(' ')}`
export const size = previewSize
export const contentType = 'image/png'

/** Drawn once, because it names nobody and shows no number that could grow old. */
export default async function Image() {
  const portraits = await Promise.all(sitters.map(portraitAddress))
  return new ImageResponse(<SitePreview portraits={portraits} />, { ...size, fonts: await previewFonts() })
}

const sitters = ['lamp', 'ace', 'curtain', 'hat', 'whisper', 'alibi'] as const
