import type { AgentRef, MatrixCell } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'
import { percent, percentRange } from '../../../components/text/number-text.ts'
import { visibleString } from '../../../components/text/visible-text.ts'
import { agentMatchesAddress } from '../../agent/matches/agent-match-filters.tsx'
import { agentNameIn } from '../../match/agent-name-in.ts'
import { few, standingOf, wonShare } from './matrix-verdict.ts'
import type { Standing } from './matrix-verdict.ts'

export const marks = { ahead: '▲', level: '≈', behind: '▼' } as const

/** The share of a cell is its colour. A significant difference also has a mark, and few matches a broken frame. */
export const cellLook: Readonly<Record<Standing | 'few', string>> = {
  ahead: 'border-up font-semibold',
  level: 'border-line',
  behind: 'border-down',
  few: 'border-dashed border-rim',
}

/** The colours of a share from 0 to 1. Half of the matches has none. */
export const tintOf = (share: number) =>
  `color-mix(in oklab, var(--color-${share > 0.5 ? 'up' : 'down'}) ${Math.round(Math.abs(share - 0.5) * 56)}%, transparent)`

export const lookOf = (cell: MatrixCell): Standing | 'few' => (cell.matches < few ? 'few' : standingOf(cell))

interface CellLinkProps {
  readonly cell: MatrixCell
  readonly row: AgentRef
  readonly column: AgentRef
  readonly season: string
}

/** The share of the matches that one of the two won in which it was the first, and the three counts below. */
export function CellLink({ cell, row, column, season }: CellLinkProps) {
  const t = useTranslations('seasons.matrix')
  const locale = useLocale()
  const { matches, ahead, equal, behind } = cell
  const said = t('cell', {
    matches,
    ahead,
    equal,
    behind,
    interval: percentRange(wonShare(cell)),
    row: visibleString(agentNameIn(locale, row)),
    column: visibleString(agentNameIn(locale, column)),
  })
  const look = lookOf(cell)
  const share = ahead + behind > 0 ? ahead / (ahead + behind) : undefined
  return (
    <Link
      href={agentMatchesAddress(row.slug, { opponent: column.slug, season, mode: 'ranked' })}
      title={said}
      style={{ backgroundColor: share === undefined ? undefined : tintOf(share) }}
      className={`block rounded-card border px-1 py-1.5 text-center hover:outline hover:outline-strong ${cellLook[look]}`}
    >
      <span aria-hidden="true" className="block whitespace-nowrap">
        {look !== 'few' && <span className="pr-1 text-2xs font-normal">{marks[look]}</span>}
        {share === undefined ? '–' : percent(share)}
      </span>
      <span aria-hidden="true" className="block text-2xs font-normal whitespace-nowrap text-soft">
        {ahead}–{equal}–{behind}
      </span>
      <span className="sr-only">{look === 'few' ? said : `${t(look)}. ${said}`}</span>
    </Link>
  )
}
