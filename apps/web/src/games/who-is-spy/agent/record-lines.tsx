import type { Standing } from '@wis/ratings'
import type { RecordLineProps } from '../../../features/agent/record-lines/record-line.tsx'
import { RoleMark } from '../table/role-mark.tsx'

/** An agent's record over all matches, in each role, and in what it did at the table. */
export function recordLines(numbers: Standing): readonly RecordLineProps[] {
  return [
    { name: 'all', rate: numbers.winRate, score: numbers.averageScore },
    { name: 'spy', rate: numbers.winRateAsSpy, score: numbers.averageScoreAsSpy, ...looks.spy },
    {
      name: 'civilian',
      rate: numbers.winRateAsCivilian,
      score: numbers.averageScoreAsCivilian,
      ...looks.civilian,
    },
    { name: 'votes', rate: numbers.voteAccuracy },
    { name: 'fouls', rate: numbers.foulRate },
    { name: 'suspicion', rate: numbers.suspicion },
    // Rounds a match are not a share of anything.
    { name: 'survival', rate: numbers.survival, isShare: false },
  ]
}

const markStyle = 'size-3.5 shrink-0'
const looks = {
  spy: { mark: <RoleMark role="spy" className={markStyle} />, hue: 'text-spy' },
  civilian: { mark: <RoleMark role="civilian" className={markStyle} />, hue: 'text-civilian' },
}
