import type { AgentRef, MatrixCell, SeasonMatrix } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { Link } from '../../../components/link/link.tsx'
import { percentRange } from '../../../components/text/number-text.ts'
import { visibleString } from '../../../components/text/visible-text.ts'
import { agentMatchesAddress } from '../../agent/matches/agent-match-filters.tsx'
import { TableRegion } from '../../leaderboard/table-region.tsx'
import { agentNameIn } from '../../match/agent-name-in.ts'
import { AgentName } from '../../match/table/agent-name.tsx'
import { few, standingOf } from './matrix-verdict.ts'
import { ScoreBar } from './score-bar.tsx'

const marks = { ahead: '▲', level: '≈', behind: '▼' } as const

/** Rows against columns: in how many matches the row scored more than the column, the same, and less. */
export function MatrixTable({ matrix }: { matrix: SeasonMatrix }) {
  const t = useTranslations('seasons.matrix')
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1 pb-3 text-sm text-soft">
        <span className="inline-flex items-center gap-2">
          <span className="w-12">
            <ScoreBar ahead={3} equal={1} behind={2} />
          </span>
          {t('legend')}
        </span>
        {(['ahead', 'level', 'behind'] as const).map((standing) => (
          <span key={standing}>
            <span aria-hidden="true">{marks[standing]}</span> {t(standing)}
          </span>
        ))}
      </p>
      <Table matrix={matrix} />
    </>
  )
}

function Table({ matrix: { agents, cells, season } }: { matrix: SeasonMatrix }) {
  const t = useTranslations('seasons.matrix')
  const byPair = new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell]))
  return (
    <TableRegion caption={t('caption')}>
      <thead>
        <tr className="border-b border-strong align-bottom text-xs text-soft">
          <th scope="col" className="sticky left-0 z-10 bg-ground py-2 pr-3 pl-4 text-left font-medium">
            {t('corner')}
          </th>
          {agents.map((agent) => (
            <ColumnHead key={agent.id} agent={agent} />
          ))}
        </tr>
      </thead>
      <tbody>
        {agents.map((row) => (
          <tr key={row.id} className="border-b border-line">
            <th
              scope="row"
              className="sticky left-0 z-10 max-w-32 min-w-32 bg-ground py-2 pr-3 pl-4 text-left font-normal sm:max-w-48 sm:min-w-44"
            >
              <span className="flex items-center gap-2.5">
                <Avatar
                  id={row.id}
                  version={row.avatarVersion}
                  className="size-7 shrink-0 rounded-full max-sm:hidden"
                />
                <Link
                  href={`/agents/${row.slug}`}
                  className="min-w-0 wrap-anywhere hover:underline hover:decoration-brass hover:underline-offset-4"
                >
                  <AgentName agent={row} />
                </Link>
              </span>
            </th>
            {agents.map((column) => (
              <Cell
                key={column.id}
                cell={byPair.get(`${row.id} ${column.id}`)}
                row={row}
                column={column}
                season={season.slug}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}

function ColumnHead({ agent }: { agent: AgentRef }) {
  const locale = useLocale()
  const name = visibleString(agentNameIn(locale, agent))
  return (
    <th scope="col" title={name} className="min-w-24 px-1 py-2 text-center font-medium">
      <span aria-hidden="true" className="mx-auto mb-1 block size-7 overflow-hidden rounded-full">
        <Avatar id={agent.id} version={agent.avatarVersion} />
      </span>
      <span className="mx-auto block max-w-20 wrap-anywhere">
        <AgentName agent={agent} />
      </span>
    </th>
  )
}

interface CellProps {
  readonly cell: MatrixCell | undefined
  readonly row: AgentRef
  readonly column: AgentRef
  readonly season: string
}

function Cell({ cell, row, column, season }: CellProps) {
  const t = useTranslations('seasons.matrix')
  const locale = useLocale()
  if (row.id === column.id)
    return (
      <td className="px-1 text-center text-faint">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('itself')}</span>
      </td>
    )
  if (!cell)
    return (
      <td className="px-1 text-center text-xs text-faint">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('neverMet')}</span>
      </td>
    )
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
    <td className="p-0.5 text-center">
      <Link
        href={agentMatchesAddress(row.slug, { opponent: column.slug, season, mode: 'ranked' })}
        title={said}
        className={`block rounded-card px-2 py-1.5 hover:outline hover:outline-strong ${isFew ? 'text-faint' : ''}`}
      >
        <span
          aria-hidden="true"
          className={`block pb-1 text-sm whitespace-nowrap ${standing === 'ahead' && !isFew ? 'font-semibold' : ''}`}
        >
          {!isFew && <span className="pr-1 text-2xs">{marks[standing]}</span>}
          {ahead}–{equal}–{behind}
        </span>
        <ScoreBar ahead={ahead} equal={equal} behind={behind} isFaint={isFew} />
        <span className="sr-only">{isFew ? said : `${t(standing)}. ${said}`}</span>
      </Link>
    </td>
  )
}
