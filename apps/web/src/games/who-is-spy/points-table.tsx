'use client'

import { explainPoints } from '@wis/games'
import type { PointLine, SpyState } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { fifteenthsPerPoint, formatPoints } from '@wis/ratings'
import { useTranslations } from 'next-intl'
import { withMinus } from '../../components/text/whole-text.ts'
import { AgentName } from '../../features/match/table/agent-name.tsx'
import { SeatChip } from '../../features/match/table/seat-chip.tsx'

interface PointsTableProps {
  readonly state: SpyState
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
}

/** The points of every seat, with reasons, in as many columns as fit. It is empty before a match is decided. */
export function PointsTable({ state, agents }: PointsTableProps) {
  const t = useTranslations('match.points')
  const explained = explainPoints(state)
  if (explained.length === 0) return null
  return (
    <section aria-labelledby="points-title" className="@container">
      <h2 id="points-title" className="label pb-2">
        {t('title')}
      </h2>
      <ul className="grid gap-x-10 border-b border-line text-sm @lg:grid-cols-2 @4xl:grid-cols-3">
        {explained.map((lines, seat) => (
          <li key={seat} className="grid grid-cols-[auto_1fr_auto] gap-x-3 border-t border-line py-2.5">
            <SeatChip seat={seat} />
            <div className="min-w-0 text-xs leading-5 text-soft">
              <span className="sr-only">{state.aliases[seat]}: </span>
              <p className="wrap-anywhere text-sm leading-5 font-semibold text-ink">
                {agents[seat] && <AgentName agent={agents[seat]} />}
              </p>
              {lines.length === 0
                ? t('nothing')
                : lines.map((line, place) => <PointReason key={place} line={line} state={state} />)}
            </div>
            <span className="figures font-display text-xl leading-5">{pointsText(sum(lines))}</span>
          </li>
        ))}
      </ul>
      <p className="figures flex justify-between pt-2 text-xs text-faint">
        <span>{t('sum')}</span>
        <span>{pointsText(sum(explained.flat()))}</span>
      </p>
    </section>
  )
}

function PointReason({ line, state: { aliases } }: { line: PointLine; state: SpyState }) {
  const t = useTranslations('match.points')
  const points = pointsText(line.fifteenths)
  switch (line.kind) {
    case 'pot':
      return <p>{t('pot', { points })}</p>
    case 'spy-round':
      return <p>{t('spyRound', { points, round: line.round })}</p>
    case 'share':
      return <p>{t('share', { pot: line.pot / fifteenthsPerPoint, among: line.among, points })}</p>
    case 'vote-bonus': {
      const isOwn = line.fifteenths > 0
      const voter = aliases[line.voter] ?? ''
      return (
        <p>
          {isOwn
            ? t('bonus', { points, round: line.round })
            : t('malus', { points, round: line.round, voter })}
        </p>
      )
    }
    case 'credit':
      return <p>{t(`credit.${line.ending}`, { points })}</p>
    default:
      line satisfies never
      return null
  }
}

const pointsText = (fifteenths: number) => withMinus(formatPoints(fifteenths))

function sum(lines: readonly PointLine[]): number {
  return lines.reduce((total, { fifteenths }) => total + fifteenths, 0)
}
