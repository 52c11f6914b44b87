import type { Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../components/page/notice.tsx'
import { HeatCell } from '../minds/heat-cell.tsx'
import { SeatChip } from '../table/seat-chip.tsx'
import { beliefMoments } from './belief-moments.ts'
import type { BeliefMoment, BeliefStep, Shares, Telling } from './belief-moments.ts'
import { BeliefRiver } from './belief-river.tsx'
import type { Sought } from './belief-river.tsx'

interface BeliefsProps {
  readonly tellings: readonly Telling[]
  /** The steps of the match that the reader may know. */
  readonly steps: readonly BeliefStep[]
  readonly aliases: readonly string[]
  readonly sought: Sought
  /** The current entry. */
  readonly cursor: number
  /** The one seat whose beliefs are shown; null for all. */
  readonly seat: Seat | null
  /** What else is known of their minds. */
  readonly children?: ReactNode
}

/** What the players believed about each other, up to now and over the match. */
export function Beliefs({ tellings, steps, aliases, sought, cursor, seat, children }: BeliefsProps) {
  const t = useTranslations('match.beliefs')
  const { count, seats } = sought
  const moments = useMemo(() => {
    const asked = seat === null ? tellings : tellings.filter((one) => one.seat === seat)
    return beliefMoments({ tellings: asked, steps, count })
  }, [tellings, steps, count, seat])
  if (moments.length === 0) return <EmptyState title={t('earlyTitle')} text={t('earlyText')} />
  const moment = moments.findLast(({ seq }) => seq <= cursor)
  const telling = new Set(tellings.map((one) => one.seat)).size
  return (
    <section aria-labelledby="beliefs-title" data-testid="beliefs" className="space-y-6 pt-2 not-first:pt-10">
      <div>
        <h2 id="beliefs-title" className="display text-xl">
          {t('title', { that: sought.that })}
        </h2>
        <p className="max-w-[62ch] pt-1 text-sm text-pretty text-soft">
          {seat === null
            ? t('text', { telling, all: aliases.length })
            : t('textOfOne', { player: aliases[seat] ?? '' })}
        </p>
      </div>
      <BeliefRiver moments={moments} aliases={aliases} cursor={cursor} sought={sought} />
      {/* The beliefs of a single seat are already beside the match. */}
      {moment && seat === null && (
        <BeliefMatrix moment={moment} aliases={aliases} marked={seats} name={sought.name} />
      )}
      {children}
    </section>
  )
}

interface BeliefMatrixProps {
  readonly moment: BeliefMoment
  readonly aliases: readonly string[]
  /** The seats that hide, as far as the reader knows them. */
  readonly marked: readonly number[]
  /** What they are called. */
  readonly name: string
}

/** The suspicions at one moment: believers in rows, suspects in columns. */
function BeliefMatrix({ moment, aliases, marked, name }: BeliefMatrixProps) {
  const { round, out, minds, together } = moment
  const t = useTranslations('match.beliefs')
  const seats = [...aliases.keys()]
  return (
    <table className="figures w-full max-w-xl table-fixed border-separate border-spacing-0.5 text-center text-sm">
      <caption className="pb-2 text-left">
        <span className="font-semibold">{t('matrix')}</span>{' '}
        <span className="text-soft">{t('matrixText', { round })}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col" className="w-16 pb-1 text-left align-bottom sm:w-24">
            <span className="label">{t('who')}</span>
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col" className="pb-1 align-bottom font-normal">
              {marked.includes(seat) && <span className="block text-2xs font-semibold text-spy">{name}</span>}
              <SeatChip seat={seat} />
              <span className="sr-only">{aliases[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat}>
            <th scope="row" className="text-left font-normal">
              <SeatChip seat={seat} />
              <span className="sr-only">{aliases[seat]}</span>
            </th>
            <Mind shares={minds.get(seat)} seats={seats} out={out} of={seat} />
          </tr>
        ))}
      </tbody>
      {minds.size > 1 && (
        <tfoot>
          <tr>
            <th scope="row" className="label pt-2 text-left">
              {t('together')}
            </th>
            {seats.map((seat) => (
              <td key={seat} className="border-t border-strong pt-2 font-semibold">
                {out.has(seat) ? '' : percentOf(together, seat)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

interface MindProps {
  readonly shares: Shares | undefined
  readonly seats: readonly number[]
  readonly out: BeliefMoment['out']
  readonly of: number
}

function Mind({ shares, seats, out, of }: MindProps) {
  const t = useTranslations('match.beliefs')
  if (!shares) {
    return (
      <td colSpan={seats.length} className="h-8 bg-sunken/50 px-2 text-left text-xs text-faint">
        {out.has(of) ? t('out') : t('silent')}
      </td>
    )
  }
  return seats.map((seat) => (
    <HeatCell key={seat} percent={percentOf(shares, seat)} instead={out.has(seat) ? '' : undefined} />
  ))
}

function percentOf(shares: Shares, seat: number): number {
  return Math.round((shares[seat] ?? 0) * 100)
}
