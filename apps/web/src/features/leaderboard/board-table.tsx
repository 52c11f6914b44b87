import type { LeaderboardRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar.tsx'
import { Explained } from '../../components/explained.tsx'
import { ForeignText } from '../../components/foreign-text.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import type { ColumnName } from './columns.ts'
import { cellOf, columnGroups, columns } from './columns.ts'

interface BoardTableProps {
  readonly rows: readonly LeaderboardRow[]
  readonly caption: string
}

export function BoardTable({ rows, caption }: BoardTableProps) {
  return (
    <div tabIndex={0} role="region" aria-label={caption} className="-mx-4 overflow-x-auto px-4 pb-2">
      <table className="figures w-full border-collapse text-right text-sm [overflow-wrap:normal]">
        <caption className="sr-only">{caption}</caption>
        <BoardHead />
        <tbody>
          {rows.map((row) => (
            <BoardLine key={row.agent.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function BoardHead() {
  const t = useTranslations('leaderboard')
  const ungrouped = columns.filter(({ group }) => group === null).length
  return (
    <thead className="text-xs text-soft">
      <tr>
        <td colSpan={2 + ungrouped} />
        {columnGroups.map((group) => (
          <th
            key={group}
            scope="colgroup"
            colSpan={columns.filter((column) => column.group === group).length}
            className="pt-1 pl-5 text-left"
          >
            <span className="label block border-b border-line pb-1">{t(`groups.${group}`)}</span>
          </th>
        ))}
      </tr>
      <tr className="border-b border-strong">
        <HeadCell name="rank" className="text-left" />
        <HeadCell name="agent" className="sticky left-0 z-10 bg-ground text-left" />
        {columns.map(({ name }, place) => (
          <HeadCell key={name} name={name} opens={place > columns.length / 2 ? 'left' : 'right'} />
        ))}
      </tr>
    </thead>
  )
}

interface HeadCellProps {
  readonly name: ColumnName | 'rank' | 'agent'
  readonly className?: string
  readonly opens?: 'left' | 'right'
}

function HeadCell({ name, className = '', opens = 'right' }: HeadCellProps) {
  const t = useTranslations('leaderboard')
  return (
    <th
      scope="col"
      className={`whitespace-nowrap py-2 pl-5 align-bottom font-medium first:pl-0 ${className}`}
    >
      <Explained
        id={`explained-${name}`}
        text={t(`columns.${name}`)}
        explanation={t(`explained.${name}`)}
        opens={opens}
      />
    </th>
  )
}

function BoardLine({ row }: { row: LeaderboardRow }) {
  const t = useTranslations('leaderboard')
  const { rank, agent } = row
  return (
    <tr className="group border-b border-line hover:bg-raised">
      <td className="py-3 text-left font-display text-2xl font-light text-faint">{rank}</td>
      <th
        scope="row"
        className="sticky left-0 z-10 max-w-44 bg-ground py-2 pl-5 text-left font-normal group-hover:bg-raised sm:max-w-64"
      >
        <span className="flex items-center gap-3">
          <span className="size-9 shrink-0 overflow-hidden rounded-full max-sm:hidden">
            <Avatar id={agent.id} />
          </span>
          <span className="min-w-0">
            <span className="block truncate font-semibold">
              <AgentName agent={agent} />
            </span>
            <span className="block truncate text-xs text-faint">
              {agent.kind === 'house' ? t('house') : <Owner name={agent.owner} />}
            </span>
          </span>
        </span>
      </th>
      {columns.map(({ name }) => (
        <NumberCell key={name} row={row} name={name} />
      ))}
    </tr>
  )
}

function Owner({ name }: { name: string | null }) {
  const t = useTranslations('leaderboard')
  return name === null ? null : <ForeignText text={t('by', { owner: name })} />
}

function NumberCell({ row, name }: { row: LeaderboardRow; name: ColumnName }) {
  const t = useTranslations()
  const { text, counts } = cellOf(row, name)
  return (
    <td className={`py-2 pl-5 whitespace-nowrap ${name === 'total' ? 'font-display text-xl' : ''}`}>
      {text ?? <span className="text-faint">{t('list.empty')}</span>}
      {counts && <span className="block text-2xs text-faint">{t('leaderboard.count', counts)}</span>}
    </td>
  )
}
