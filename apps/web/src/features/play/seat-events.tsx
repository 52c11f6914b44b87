import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { PlayerStep } from '../scene/player/scene-player.ts'
import { useNewestLine } from '../scene/use-newest-line.ts'
import { useWords } from '../scene/words.ts'

/** Everything that happened as far as the seat may know it, line by line. New lines are read aloud. */
export function SeatEvents({ steps }: { steps: readonly PlayerStep[] }) {
  const t = useTranslations('scene')
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const lines = steps.flatMap(({ seq, say }) => (say === null ? [] : [{ seq, text: words(say) }]))
  const direction = useNewestLine(box, lines.length)
  return (
    <section aria-labelledby="happened-title">
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
          {lines.map(({ seq, text }) => (
            <li key={seq} className="py-1.5 pr-2 pl-2.5 text-sm leading-snug wrap-anywhere text-soft">
              {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
