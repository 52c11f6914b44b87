import type { Board } from '@wis/db/boards'
import { useTranslations } from 'next-intl'
import { pointsText, ratingText } from '../../components/text/number-text.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { isNarrowed, usualSort } from './board-filter.ts'
import type { BoardFilter } from './board-filter.ts'
import { mainIntervalOf } from './game/game-cell.ts'
import { mainColumnOf } from './game/game-columns.ts'
import type { KitOfBoard } from './game/game-of-board.ts'
import { leaderboardRowOf, mainTextOf } from './leaderboard-row-of.ts'

interface BoardFindingProps {
  readonly filter: BoardFilter
  readonly board: Board
  readonly kit: KitOfBoard
}

/** What a board shows, in a sentence below its title: its leader, and how sure the lead is. Only for its first rows. */
export function BoardFinding({ filter, board, kit }: BoardFindingProps) {
  const t = useTranslations('leaderboard.finding')
  const { tab } = filter
  const [first, second] = board.items
  if (!first || !second || !hasFinding(filter, board)) return null
  const name = () => <AgentName agent={first.agent} />
  const said =
    tab === 'rating'
      ? ratedLead(board, ({ lead, near }) =>
          t.rich(lead.provisional ? 'provisional' : near > 0 ? 'near' : 'clear', {
            name,
            near,
            rating: ratingText(lead.rating),
          }),
        )
      : kit.board.order === 'total'
        ? t.rich(nearIn(board, kit) ? 'totalNear' : 'total', {
            name,
            near: nearIn(board, kit) ?? 0,
            total: pointsText(first.total),
            ahead: pointsText(first.total - second.total),
            second: () => <AgentName agent={second.agent} />,
          })
        : t.rich(mainLead(board, kit), {
            name,
            value: mainTextOf(board, first),
            column: mainColumnOf(kit.board),
            near: nearIn(board, kit) ?? 0,
          })
  return (
    <p data-testid="finding" className="font-display text-lg leading-snug text-ink">
      {said}
    </p>
  )
}

type Skill = NonNullable<Board['items'][number]['skill']>

interface RatedLead {
  readonly lead: Skill
  /** How many others have an interval that reaches that of the leader. */
  readonly near: number
}

/** Whether a board has a finding: only with its first rows, in its usual order, and in a view of ratings with a rating. */
function hasFinding(filter: BoardFilter, { isParted, withheld, items }: Board): boolean {
  const { tab, sort, cursor } = filter
  const [first, second] = items
  if (tab === 'map' || isParted || withheld || !first || !second) return false
  if (tab === 'rating' && !first.skill) return false
  return cursor === undefined && !isNarrowed(filter) && sort === usualSort[tab]
}

function ratedLead<Said>({ items }: Pick<Board, 'items'>, say: (lead: RatedLead) => Said): Said | null {
  const [lead, ...others] = items.map(({ skill }) => skill)
  return lead ? say({ lead, near: others.filter((other) => other && other.high >= lead.low).length }) : null
}

/** How many others have an interval that reaches the leader's, by the number that orders the board. */
function nearIn({ items, rule }: Board, kit: KitOfBoard): number | undefined {
  const [lead, ...others] = items.map((row) => mainIntervalOf(leaderboardRowOf(row, rule, kit), kit))
  return lead && others.filter((other) => other && other.high >= lead.low).length
}

function mainLead(board: Board, kit: KitOfBoard): 'main' | 'mainNear' | 'mainClear' {
  const near = nearIn(board, kit)
  return near === undefined ? 'main' : near > 0 ? 'mainNear' : 'mainClear'
}
