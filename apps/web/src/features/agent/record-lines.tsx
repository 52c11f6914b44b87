import type { SeasonRecord } from '@wis/db/agents'
import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import { seatRoles } from '@wis/protocol'
import { fifteenthsPerPoint, standing } from '@wis/ratings'
import type { Standing } from '@wis/ratings'
import { SideMark } from '../match/table/side-mark.tsx'
import type { RecordLineProps } from './record-line.tsx'

type LineOfRecord = RecordLineProps & { readonly id: string }

/** An agent's results, those in each role where its game tells them apart, and the numbers of the game that were counted. */
export function recordLines(record: SeasonRecord): readonly LineOfRecord[] {
  const kit = kitCalled(record.game)
  const numbers = standing(record.tally, record.rule)
  const { winRate, averageScore: score } = numbers
  // Without sides nobody wins.
  const rate = kit?.results.shared ? { ...winRate, value: null, of: 0 } : winRate
  return [
    { id: 'all', name: 'all', rate, score },
    ...(kit ? [...inRoles(kit, numbers), ...ofGame(kit, record)] : []),
  ]
}

function inRoles({ board, results }: GameKit, numbers: Standing): readonly LineOfRecord[] {
  const found = {
    spy: { rate: numbers.winRateAsSpy, score: numbers.averageScoreAsSpy, hue: 'text-spy' },
    civilian: {
      rate: numbers.winRateAsCivilian,
      score: numbers.averageScoreAsCivilian,
      hue: 'text-civilian',
    },
  }
  return seatRoles.flatMap((role) => {
    const name = results.roles[role]
    if (!name || !board.byRole?.includes(role)) return []
    return [
      {
        id: role,
        name,
        isRole: true,
        mark: <SideMark side={role === 'spy' ? 'bad' : 'good'} className="size-3.5 shrink-0" />,
        ...found[role],
      },
    ]
  })
}

function ofGame({ results }: GameKit, { tally }: SeasonRecord): readonly LineOfRecord[] {
  const counted: Readonly<Record<string, number>> = {
    ...tally.facts,
    points: tally.points / fifteenthsPerPoint,
    matches: tally.matches,
  }
  const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (counted[name] ?? 0), 0)
  return results.metrics.flatMap(({ id, name, unit, isRatio, of, per }): LineOfRecord[] => {
    const [sum, trials] = [sumOf(of), sumOf(per)]
    const isShare = unit === 'share' && !isRatio
    return trials === 0 ? [] : [{ id, name, rate: { value: sum / trials, sum, of: trials }, isShare }]
  })
}
