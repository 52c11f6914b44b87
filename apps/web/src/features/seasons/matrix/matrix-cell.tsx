import type { AgentRef, MatrixCell } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Link } from '../../../components/link/link.tsx'
import { percentRange } from '../../../components/text/number-text.ts'
import { visibleString } from '../../../components/text/visible-text.ts'
import { agentMatchesAddress } from '../../agent/matches/agent-match-filters.tsx'
import { agentNameIn } from '../../match/agent-name-in.ts'
import { few, standingOf } from './matrix-verdict.ts'

export const marks = { ahead: '▲', level: '≈', behind: '▼' } as const

interface CellLinkProps {
  readonly cell: MatrixCell
  readonly row: AgentRef
  readonly column: AgentRef
  readonly season: string
}

/** The three counts of two agents, on a ground that is the stronger the more often the first scored more. */
export function CellLink({ cell, row, column, season }: CellLinkProps) {
  const t = useTranslations('seasons.matrix')
  const locale = useLocale()
  const { matches, ahead, equal, behind, interval } = cell
  const said = t('cell', {
    matches,
    ahead,
    equal,
    behind,
    interval: percentRange(interval),
    row: visibleString(agentNameIn(locale, row)),
    column: visibleString(agentNameIn(locale, column)),
  })
  const isFew = matches < few
  const standing = standingOf(cell)
  return (
    <Link
      href={agentMatchesAddress(row.slug, { opponent: column.slug, season, mode: 'ranked' })}
      title={said}
      style={groundOf((ahead + equal / 2) / matches, isFew ? 0.3 : 1)}
      className={`block rounded-card px-2 py-2.5 text-center hover:outline hover:outline-strong ${isFew ? 'text-soft' : ''}`}
    >
      <span
        aria-hidden="true"
        className={`block text-sm whitespace-nowrap ${standing === 'ahead' && !isFew ? 'font-semibold' : ''}`}
      >
        {!isFew && <span className="pr-1 text-2xs">{marks[standing]}</span>}
        {ahead}–{equal}–{behind}
      </span>
      <span className="sr-only">{isFew ? said : `${t(standing)}. ${said}`}</span>
    </Link>
  )
}

/** Text stays legible on the strongest ground, in both themes. */
const strongest = 45

/** Half of the scale says most: shares below a quarter or above three quarters look like these. */
export function groundOf(share: number, strength = 1): CSSProperties {
  const part = Math.min(1, Math.max(0, (share - 0.25) * 2))
  return {
    backgroundColor: `color-mix(in oklab, var(--color-brass) ${Math.round(part * strongest * strength)}%, transparent)`,
  }
}
