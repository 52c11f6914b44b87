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

/** What a cell says is said by its colour, its mark and its words. Only significant differences have a colour. */
export const cellLook: Readonly<Record<Standing | 'few', string>> = {
  ahead: 'border-transparent bg-brass/35 font-semibold',
  level: 'border-line',
  behind: 'border-transparent bg-strong/25',
  few: 'border-dashed border-rim text-soft',
}

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
  return (
    <Link
      href={agentMatchesAddress(row.slug, { opponent: column.slug, season, mode: 'ranked' })}
      title={said}
      className={`block rounded-card border px-1 py-1.5 text-center hover:outline hover:outline-strong ${cellLook[look]}`}
    >
      <span aria-hidden="true" className="block whitespace-nowrap">
        {look !== 'few' && <span className="pr-1 text-2xs font-normal">{marks[look]}</span>}
        {ahead + behind > 0 ? percent(ahead / (ahead + behind)) : '–'}
      </span>
      <span aria-hidden="true" className="block text-2xs font-normal whitespace-nowrap">
        {ahead}–{equal}–{behind}
      </span>
      <span className="sr-only">{look === 'few' ? said : `${t(look)}. ${said}`}</span>
    </Link>
  )
}
