import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { seatColour } from '../../match/table/seat-chip.tsx'
import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'
import type { PartOf } from '../words.ts'
import { useWords } from '../words.ts'
import { ToneSign } from './tone-sign.tsx'

type Rounds = PartOf<'rounds'>
type Cell = Rounds['rows'][number]['cells'][number]

interface RoundCellProps {
  /** Nothing in a round that is still to come. */
  readonly cell: Cell | undefined
  /** Whether the texts of this table have no room on a phone. */
  readonly isLong: boolean
  /** Whether they have room elsewhere. */
  readonly isWordy: boolean
  /** Whether the table is turned on a phone: its cells are wide there. */
  readonly isTurned: boolean
  readonly seat: number
  /** Whether the seat has decided, in the round that is played. */
  readonly now: { readonly isIn: boolean } | undefined
}

/** A choice does not say itself that it is not known. */
const isHidden = (text: Cell['text']) => text.en === '?'

/** What a seat did in a round: nothing yet, something face down, or open. */
export function RoundCell({ cell, isLong, isWordy, isTurned, seat, now }: RoundCellProps) {
  const words = useWords()
  const t = useTranslations('scene.envelope')
  const turns = useArrival() && now ? (styles.turns ?? '') : ''
  const room = `flex h-full min-h-7 min-w-7 flex-col items-center justify-center rounded-card px-0.5 leading-tight ${isTurned ? 'max-sm:flex-row max-sm:gap-1.5' : ''}`
  if (!cell) return <span aria-hidden="true" className={`${room} border border-dashed border-rim`} />
  const { text, tone, note, isFilled, of, gain } = cell
  const noted = note && (
    <span
      className={`figures text-2xs ${isWordy ? (isFilled !== undefined && of === undefined ? '@2xl:font-display @2xl:text-xl' : '') : 'sm:@max-3xl:hidden'}`}
    >
      {words(note)}
    </span>
  )
  if (isHidden(text) && now)
    return (
      <span
        className={`${room} ${now.isIn ? `${styles.back ?? ''} ${turns}` : 'border-2 border-dashed border-rim text-faint'}`}
      >
        <span className={now.isIn ? 'sr-only' : ''}>{words(text)}</span>
        {now.isIn && (
          <span className={isWordy ? 'paper px-1.5 text-2xs @max-2xl:sr-only' : 'sr-only'}>
            {t('sealed')}
          </span>
        )}
        {!now.isIn && noted}
      </span>
    )
  const isOfSeat = isFilled !== undefined
  return (
    <span
      key={words(text)}
      data-tone={tone}
      title={words(text)}
      style={
        isOfSeat
          ? ({
              '--tone': isFilled ? 'var(--color-on-seat)' : 'var(--color-ink)',
              background: isFilled
                ? seatColour(seat)
                : `color-mix(in oklab, ${seatColour(seat)} 16%, transparent)`,
            } as CSSProperties)
          : undefined
      }
      className={`${room} bg-[color-mix(in_oklab,var(--tone)_13%,transparent)] text-(--tone) ${isFilled ? 'font-semibold' : ''} ${now ? 'outline-2 outline-brass' : ''} ${turns} ${styles.tone ?? ''}`}
    >
      <span className="flex items-center gap-1">
        {/* Where the text is seen, a plain one needs no sign, and words need none. */}
        {(isLong || (tone !== 'plain' && !isOfSeat)) && (
          <span className={isLong && isWordy ? '@2xl:hidden' : ''}>
            <ToneSign tone={tone} />
          </span>
        )}
        <span
          className={
            isLong
              ? isWordy
                ? `text-xs font-medium @max-2xl:sr-only ${isOfSeat ? '' : 'text-ink'}`
                : 'sr-only'
              : ''
          }
        >
          {words(text)}
        </span>
      </span>
      {of !== undefined && !gain && (
        <span
          aria-hidden="true"
          className="my-1 h-1.5 w-[calc(100%-var(--spacing)*3)] bg-[color-mix(in_oklab,var(--tone)_20%,transparent)] @max-2xl:hidden"
        >
          <span
            className={`block h-full ${styles.grows ?? ''}`}
            style={{
              width: `${Math.min(100, (100 * Number(text.en)) / Math.max(1, of))}%`,
              background: isFilled ? 'currentColor' : seatColour(seat),
            }}
          />
        </span>
      )}
      {gain && <span className="figures text-xs font-bold">{words(gain)}</span>}
      {noted}
    </span>
  )
}

/** Says which sign stands for which text. */
export function RoundLegend({ cells, isAlways }: { cells: readonly Cell[]; isAlways: boolean }) {
  const words = useWords()
  const told = cells.filter(({ text }) => !isHidden(text))
  const kinds = [...new Map(told.map((cell) => [words(cell.text), cell])).values()]
  return (
    <ul
      aria-hidden="true"
      className={`flex flex-wrap gap-x-4 gap-y-1 pt-2 text-xs text-soft ${isAlways ? '' : '@2xl:hidden'}`}
    >
      {kinds.map((cell) => (
        <li
          key={words(cell.text)}
          data-tone={cell.tone}
          className={`flex items-center gap-1.5 ${styles.tone ?? ''}`}
        >
          {/* In the colours of the seats, a sign has none of its own. */}
          <span className={cell.isFilled === undefined ? 'text-(--tone)' : 'text-ink'}>
            <ToneSign tone={cell.tone} />
          </span>
          {words(cell.text)}
        </li>
      ))}
    </ul>
  )
}
