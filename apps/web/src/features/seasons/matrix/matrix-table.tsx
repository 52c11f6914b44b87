import type { AgentRef, MatrixCell, SeasonMatrix } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { Link } from '../../../components/link/link.tsx'
import { visibleString } from '../../../components/text/visible-text.ts'
import { TableRegion } from '../../leaderboard/table-region.tsx'
import { agentNameIn } from '../../match/agent-name-in.ts'
import { AgentName } from '../../match/table/agent-name.tsx'
import { CellLink, cellLook, lookOf, marks, tintOf } from './matrix-cell.tsx'
import { few } from './matrix-verdict.ts'

/** Rows against columns: how often the row scored more than the column. */
export function MatrixTable({ matrix }: { matrix: SeasonMatrix }) {
  const t = useTranslations('seasons.matrix')
  const used = new Set(matrix.cells.map(lookOf))
  return (
    <>
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-2 pb-4 text-sm text-soft">
        <li aria-hidden="true" className="figures flex items-center gap-2">
          0%
          <span
            className="h-6 w-24 rounded-card border border-line"
            style={{ background: `linear-gradient(to right, ${tintOf(0)}, transparent, ${tintOf(1)})` }}
          />
          100%
        </li>
        {(['ahead', 'level', 'behind', 'few'] as const).map(
          (look) =>
            used.has(look) && (
              <li key={look} className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className={`grid size-6 place-items-center rounded-card border text-2xs text-ink ${cellLook[look]}`}
                >
                  {look !== 'few' && marks[look]}
                </span>
                {t(look, { few })}
              </li>
            ),
        )}
      </ul>
      <div className="max-sm:hidden">
        <Table matrix={matrix} />
      </div>
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
          <th
            scope="col"
            className="sticky left-0 z-10 bg-ground py-2 pr-3 pl-4 text-left font-medium max-lg:pl-0"
          >
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
              className="sticky left-0 z-10 max-w-32 min-w-32 bg-ground py-2 pr-3 pl-4 max-lg:pl-0 text-left font-normal sm:max-w-48 sm:min-w-36 lg:min-w-44"
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
    <th
      scope="col"
      title={name}
      className="min-w-24 px-1 py-2 text-center font-medium max-lg:min-w-14 max-lg:px-0.5 max-lg:text-2xs"
    >
      <span aria-hidden="true" className="mx-auto mb-1 block size-7 overflow-hidden rounded-full">
        <Avatar id={agent.id} version={agent.avatarVersion} />
      </span>
      <span className="mx-auto block max-w-20 wrap-break-word">
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
  if (!cell)
    return (
      <td className="px-1 text-center text-rim">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t(row.id === column.id ? 'itself' : 'neverMet')}</span>
      </td>
    )
  return (
    <td className="p-0.5">
      <CellLink cell={cell} row={row} column={column} season={season} />
    </td>
  )
}
