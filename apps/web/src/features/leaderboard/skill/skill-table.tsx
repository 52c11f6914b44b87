import type { RatedDay } from '@wis/db'
import type { LeaderboardRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { AgentCell } from '../agent-cell.tsx'
import type { BoardFilter } from '../board-filter.ts'
import { HeadCell } from '../head-cell.tsx'
import { Trend } from '../official/trend.tsx'
import { placesText } from '../places-text.ts'
import { TableRegion } from '../table-region.tsx'
import { ratingAxis } from './rating-axis.ts'
import type { RatingAxis } from './rating-axis.ts'
import { RatingCell } from './rating-cell.tsx'
import { RatingText } from './rating-text.tsx'

interface SkillTableProps {
  readonly rows: readonly LeaderboardRow[]
  readonly histories: ReadonlyMap<string, readonly RatedDay[]>
  readonly filter: BoardFilter
  readonly caption: string
}

/** Who is how strong, and how sure that is; greyed where it is not sure enough to compare. */
export function SkillTable({ rows, histories, filter, caption }: SkillTableProps) {
  const axis = ratingAxis(rows)
  return (
    <TableRegion caption={caption}>
      <thead className="text-xs text-soft">
        <tr className="border-b border-strong">
          <HeadCell name="places" filter={filter} className="pl-0! text-left" />
          <HeadCell
            name="agent"
            filter={filter}
            className="sticky left-0 z-10 bg-ground pl-4! text-left sm:pl-5!"
          />
          <HeadCell name="rating" filter={filter} sort="rating" className="pl-5! text-left" />
          <HeadCell name="deception" filter={filter} sort="deception" />
          <HeadCell name="spyMatches" filter={filter} />
          <HeadCell name="detection" filter={filter} sort="detection" opens="left" />
          <HeadCell name="civilianMatches" filter={filter} opens="left" />
          <HeadCell name="trend" filter={filter} opens="left" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <SkillLine key={row.agent.id} row={row} axis={axis} days={histories.get(row.agent.id) ?? []} />
        ))}
      </tbody>
    </TableRegion>
  )
}

interface SkillLineProps {
  readonly row: LeaderboardRow
  readonly axis: RatingAxis | undefined
  readonly days: readonly RatedDay[]
}

function SkillLine({ row, axis, days }: SkillLineProps) {
  const t = useTranslations()
  const { agent, rankRange, provisional, deception, detection } = row
  return (
    <tr className={`group border-b border-line hover:bg-raised ${provisional ? 'text-faint' : ''}`}>
      <td className="py-3 text-left font-display text-xl font-light whitespace-nowrap text-faint">
        {rankRange ? placesText(rankRange) : t('list.empty')}
      </td>
      <AgentCell agent={agent} />
      <RatingCell row={row} axis={axis} width="w-[36%] min-w-40" />
      <ScaleCells scale={deception} />
      <ScaleCells scale={detection} />
      <td className="py-2 pl-5">
        <Trend days={days} />
      </td>
    </tr>
  )
}

function ScaleCells({ scale }: { scale: LeaderboardRow['deception'] }) {
  const t = useTranslations()
  if (!scale)
    return (
      <td colSpan={2} className="py-2 pl-5 text-faint">
        {t('list.empty')}
      </td>
    )
  return (
    <>
      <td className="py-2 pl-5">
        <RatingText {...scale} />
      </td>
      <td className="py-2 pl-5">{scale.matches}</td>
    </>
  )
}
