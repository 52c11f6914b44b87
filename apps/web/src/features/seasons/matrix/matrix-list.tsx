import type { MatrixCell, SeasonMatrix } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { AgentName } from '../../match/table/agent-name.tsx'
import { CellLink } from './matrix-cell.tsx'
import { few, standingOf } from './matrix-verdict.ts'

/** The same on a phone, which has no room for columns: one agent at a time against each of the others. */
export function MatrixList({ matrix: { agents, cells, season } }: { matrix: SeasonMatrix }) {
  const t = useTranslations('seasons.matrix')
  const byPair = new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell]))
  return (
    <ul className="border-t border-strong sm:hidden">
      {agents.map((row, at) => {
        const met = agents.flatMap((column) => {
          const cell = byPair.get(`${row.id} ${column.id}`)
          return cell ? [{ column, cell }] : []
        })
        return (
          <li key={row.id} className="border-b border-line">
            <details name="matrix" open={at === 0}>
              <summary className="flex items-center gap-3 py-2.5">
                <Avatar id={row.id} version={row.avatarVersion} className="size-9 shrink-0 rounded-full" />
                <AgentName agent={row} className="min-w-0 flex-1 wrap-anywhere font-semibold" />
                <span className="figures text-sm text-soft">
                  {met.every(({ cell }) => cell.matches < few)
                    ? t('few', { few })
                    : t('aheadOf', {
                        ahead: met.filter(({ cell }) => isAhead(cell)).length,
                        count: met.length,
                      })}
                </span>
              </summary>
              <ul className="figures pb-4">
                {met.map(({ column, cell }) => (
                  <li
                    key={column.id}
                    className="grid grid-cols-[auto_minmax(0,1fr)_8.75rem] items-center gap-x-3 py-0.5"
                  >
                    <Avatar
                      id={column.id}
                      version={column.avatarVersion}
                      className="mx-1 size-7 shrink-0 rounded-full"
                    />
                    <AgentName agent={column} className="min-w-0 wrap-anywhere text-sm" />
                    <CellLink cell={cell} row={row} column={column} season={season.slug} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )
      })}
    </ul>
  )
}

const isAhead = (cell: MatrixCell) => cell.matches >= few && standingOf(cell) === 'ahead'
