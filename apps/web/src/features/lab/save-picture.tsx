'use client'

import { useRef, useState } from 'react'
import { asDocument, asPoints } from './picture-file.ts'

const formats = ['svg', 'png'] as const

interface SavePictureProps {
  /** The name of the file, without its ending. */
  readonly name: string
  readonly labels: Readonly<Record<(typeof formats)[number] | 'pdf' | 'failed', string>>
  /** The address of the picture in PDF, which the server draws. Absent where there is none. */
  readonly pdf?: string | undefined
}

/** Saves the picture that it stands under, in the size and the colours in which the reader sees it. */
export function SavePicture({ name, labels, pdf }: SavePictureProps) {
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
      {pdf !== undefined && (
        <a href={pdf} aria-label={labels.pdf} className="underline decoration-rim underline-offset-4">
          PDF
        </a>
      )}
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
