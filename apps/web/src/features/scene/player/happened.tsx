import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import { unbroken } from '../unbroken.tsx'
import { useNewestLine } from '../use-newest-line.ts'
import { useWords } from '../words.ts'
import { isListed } from './lines-so-far.ts'
import { roundStarts } from './scene-player.ts'
import type { PlayerStep } from './scene-player.ts'
import { stepQuery } from './scene-query.ts'
import type { SceneHandle } from './scene-store.ts'
import type { LogSheet } from './use-log-sheet.ts'

interface HappenedProps {
  readonly handle: SceneHandle
  readonly lines: readonly PlayerStep[]
  /** The place of the line that belongs to the table as it stands. */
  readonly current: number
  /** Where it lies on a phone. */
  readonly sheet: LogSheet
}

/** Everything that was shown so far, line by line. A line leads to its step. The table's own line that opens a round is its heading. */
export function Happened({ handle: { player, dispatch }, lines, current, sheet: at }: HappenedProps) {
  const t = useTranslations('scene')
  const words = useWords()
  // The sheet covers the table, and with it the words of the moment.
  const { isOpen, close, box: sheet, place: over } = at
  const { steps, index } = player
  const rounds = new Set(roundStarts(steps).map((start) => openingAt(lines, start)))
  const box = useLineInSight(current, lines.length)
  const direction = useNewestLine(box, lines.length)
  return (
    <div className="lg:flex lg:min-h-48 lg:flex-1 lg:flex-col">
      <div
        ref={sheet}
        id="log-sheet"
        data-open={isOpen}
        style={over}
        className={`${styles.sheet ?? ''} flex min-h-0 flex-1 flex-col`}
      >
        <h2
          id="happened-title"
          className="label flex shrink-0 items-center justify-between pb-2 max-lg:py-1 max-lg:pl-3"
        >
          {t('happened')}
          <button type="button" className="h-10 px-3 underline underline-offset-4 lg:hidden" onClick={close}>
            {t('less')}
          </button>
        </h2>
        <div
          ref={box}
          // A part that scrolls must be reachable with the keyboard.
          tabIndex={0}
          role="region"
          aria-labelledby="happened-title"
          data-testid="happened"
          className={`${styles.log ?? ''} flex min-h-0 flex-1 ${direction} overflow-y-auto overscroll-contain border-y border-line`}
        >
          <ol className="mb-auto">
            {lines.map(({ seq, say, seat, isRetold }, place) =>
              say === null || isRetold ? null : (
                <li
                  key={seq}
                  aria-current={place === current ? 'step' : undefined}
                  data-opens={rounds.has(place) && seat === undefined}
                  className={`${styles.told} ${place > index ? 'opacity-60' : ''}`}
                >
                  <a
                    href={stepQuery(player, seq)}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey) return
                      event.preventDefault()
                      dispatch({ type: 'seek', index: place })
                      // It would cover the step that was chosen.
                      close()
                    }}
                  >
                    {seat !== undefined && <SeatChip seat={seat} className="mt-px size-4.5! text-2xs!" />}
                    <span className="min-w-0 wrap-anywhere">
                      {unbroken(words((isOpen && steps[place]?.say) || say))}
                    </span>
                  </a>
                </li>
              ),
            )}
          </ol>
        </div>
      </div>
    </div>
  )
}

/** The first line of a round that begins at a place. */
const openingAt = (lines: readonly PlayerStep[], start: number) =>
  lines.findIndex((line, place) => place >= start && isListed(line))

/** Keeps the current line of a list that scrolls by itself in sight. */
function useLineInSight(current: number | undefined, count: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = box.current
    if (!list) return
    const observer = new ResizeObserver(() => {
      bringIntoSight(list)
    })
    observer.observe(list)
    return () => {
      observer.disconnect()
    }
  }, [current, count])
  return box
}

/** Lines fade over this distance from its upper edge. */
const fadePx = 40

/** Scrolls only the list, never the page around it. */
function bringIntoSight(box: HTMLElement): void {
  const line = box.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!line) return
  const { top, bottom } = box.getBoundingClientRect()
  // Above it stand the lines that led to it.
  if (line.top < top + fadePx || line.bottom > bottom) box.scrollBy({ top: line.bottom - bottom })
}
