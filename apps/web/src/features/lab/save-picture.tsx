'use client'

import { useRef, useState } from 'react'
import { asDocument, asPoints } from './picture-file.ts'

const formats = ['svg', 'png'] as const

interface SavePictureProps {
  /** The name of the file, without its ending. */
  readonly name: string
  readonly labels: Readonly<Record<(typeof formats)[number] | 'failed', string>>
}

/** Saves the picture that it stands under, in the size and the colours in which the reader sees it. */
export function SavePicture({ name, labels }: SavePictureProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const save = async (format: (typeof formats)[number]) => {
    const pictures = place.current?.closest('figure')?.querySelectorAll<SVGSVGElement>('svg') ?? []
    const shown = [...pictures].find((picture) => picture.getClientRects().length > 0)
    if (!shown) return
    try {
      const file =
        format === 'png' ? await asPoints(shown) : new Blob([asDocument(shown)], { type: 'image/svg+xml' })
      download(file, `${name}.${format}`)
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <p ref={place} className="flex gap-x-4 text-sm text-soft">
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          onClick={() => void save(format)}
          aria-label={labels[format]}
          className="underline decoration-rim underline-offset-4"
        >
          {format.toUpperCase()}
        </button>
      ))}
      {hasFailed && <span role="status">{labels.failed}</span>}
    </p>
  )
}

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
