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
  const other = () => <AgentName agent={second.agent} />
  const said =
    tab === 'rating'
      ? ratedLead(board, ({ lead, near, level }) =>
          level
            ? t.rich(lead.provisional ? 'levelProvisional' : 'level', {
                name,
                second: other,
                near: near + 1,
                rating: ratingText(lead.rating),
                other: ratingText(level.rating),
              })
            : t.rich(lead.provisional ? 'provisional' : near > 0 ? 'near' : 'clear', {
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
            second: other,
          })
        : isLevel(board, kit)
          ? t.rich('mainLevel', {
              name,
              second: other,
              value: mainTextOf(board, first),
              other: mainTextOf(board, second),
              column: mainColumnOf(kit.board),
              near: (nearIn(board, kit) ?? 0) + 1,
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
  /** The second, if its interval reaches that of the leader: then nobody leads clearly. */
  readonly level: Skill | null
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
  if (!lead) return null
  const reaches = (other: Skill | null | undefined) => !!other && other.high >= lead.low
  const [second] = others
  return say({ lead, near: others.filter(reaches).length, level: second && reaches(second) ? second : null })
}

/** How many others have an interval that reaches the leader's, by the number that orders the board. */
function nearIn({ items, rule }: Board, kit: KitOfBoard): number | undefined {
  const [lead, ...others] = items.map((row) => mainIntervalOf(leaderboardRowOf(row, rule, kit), kit))
  return lead && others.filter((other) => other && other.high >= lead.low).length
}

/** Whether the intervals of the first two overlap, by the number that orders the board. */
const isLevel = (board: Board, kit: KitOfBoard): boolean =>
  (nearIn({ ...board, items: board.items.slice(0, 2) }, kit) ?? 0) > 0

function mainLead(board: Board, kit: KitOfBoard): 'main' | 'mainNear' | 'mainClear' {
  const near = nearIn(board, kit)
  return near === undefined ? 'main' : near > 0 ? 'mainNear' : 'mainClear'
}
