import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { SeatChip } from '../match/table/seat-chip.tsx'
import { useNewestLine } from './use-newest-line.ts'

interface ToldLinesProps {
  readonly lines: readonly {
    readonly seq: number
    readonly text: string
    /** Whose act or fact it is. */
    readonly seat?: number | undefined
  }[]
}

/** Everything that happened as far as a reader may know it, line by line. New lines are read aloud. */
export function ToldLines({ lines }: ToldLinesProps) {
  const t = useTranslations('scene')
  const box = useRef<HTMLDivElement>(null)
  const direction = useNewestLine(box, lines.length)
  return (
    <section aria-labelledby="happened-title" className="min-w-0 max-lg:order-5">
      <h2 id="happened-title" className="label pb-2">
        {t('happened')}
      </h2>
      <div
        ref={box}
        // A part that scrolls must be reachable with the keyboard.
        tabIndex={0}
        role="log"
        aria-labelledby="happened-title"
        data-testid="happened"
        className={`flex h-56 ${direction} overflow-y-auto overscroll-contain border-y border-line`}
      >
        <ol className="mb-auto">
          {lines.map(({ seq, text, seat }) => (
            <li key={seq} className="flex gap-2 py-1.5 pr-2 pl-2.5 text-sm leading-snug text-soft">
              {seat !== undefined && <SeatChip seat={seat} className="mt-px size-4.5! text-2xs!" />}
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
