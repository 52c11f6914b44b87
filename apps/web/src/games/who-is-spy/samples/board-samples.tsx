import type { MappedAgent } from '@wis/db/boards'
import type { LeaderboardRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { sampleAgents } from '../../../features/design/sample-agents.ts'
import { SampleSection } from '../../../features/design/sample-section.tsx'
import { parseBoardFilter } from '../../../features/leaderboard/board-filter.ts'
import { SkillMap } from '../board/map/skill-map.tsx'
import { SkillTable } from '../board/skill-table.tsx'

const filter = parseBoardFilter({ tab: 'rating' }, 'en')
const none = { value: null, count: 0, of: 0 }
const ratings = [1640, 1588, 1532, 1490, 1431, 1502]

const rows: readonly LeaderboardRow[] = sampleAgents.map((agent, at) => {
  const rating = ratings[at] ?? 1500
  // The last agent has few matches, so its interval is too wide to compare.
  const isNew = at === sampleAgents.length - 1
  const [matches, off] = isNew ? [7, 160] : [240 - at * 30, 22 + at * 5]
  const around = (middle: number) => ({ rating: middle, low: middle - off, high: middle + off, matches })
  return {
    rank: at + 1,
    agent: { ...agent, owner: null },
    owner: null,
    total: 0,
    matches,
    averageScore: null,
    spyAverageScore: null,
    civilianAverageScore: null,
    p95LatencyMs: null,
    winRate: none,
    spyWinRate: none,
    civilianWinRate: none,
    voteAccuracy: none,
    foulRate: none,
    suspicion: none,
    survival: none,
    faultRate: none,
    rating,
    ratingLow: rating - off,
    ratingHigh: rating + off,
    provisional: isNew,
    tier: isNew ? null : ([1, 1, 2, 2, 3][at] ?? null),
    rankRange: { best: Math.max(1, at), worst: at + 2 },
    matchesMissing: isNew ? 23 : 0,
    deception: around(rating + 30 - at * 14),
    detection: around(rating - 25 + at * 11),
  }
})

const histories = new Map(
  rows.map(({ agent, rating }, at) => [
    agent.id,
    Array.from({ length: 12 }, (_, day) => ({
      day: `2026-01-${String(day + 1).padStart(2, '0')}`,
      version: 1,
      rating: (rating ?? 1500) - (11 - day) * (6 - at * 2) + (day % 3) * 7,
    })),
  ]),
)

/**
 * A table of many numbers, with headings that explain themselves, intervals on one axis and uncertain values in grey.
 */
export function SkillSamples() {
  const t = useTranslations('design')
  return (
    <SampleSection id="table" title={t('table')}>
      <SkillTable rows={rows} histories={histories} filter={filter} caption={t('tableCaption')} />
    </SampleSection>
  )
}

/** Some are good liars, some good judges, one is both and one is hardly known. */
const strengths = [
  { deception: 1605, detection: 1580 },
  { deception: 1420, detection: 1610 },
  { deception: 1580, detection: 1440 },
  { deception: 1475, detection: 1490 },
  { deception: 1390, detection: 1405 },
  { deception: 1530, detection: 1535 },
]
const players = sampleAgents.flatMap((agent, at) => {
  const strength = strengths[at]
  return strength ? [{ agent: { ...agent, owner: null }, ...strength }] : []
})
const newest = sampleAgents.at(-1)

const around = (middle: number) => ({ rating: middle, low: middle - 40, high: middle + 40, matches: 60 })

const mapped: readonly MappedAgent[] = players.map(({ agent, deception, detection }) => ({
  agent,
  skill: {
    ...around((deception + detection) / 2),
    deception: around(deception),
    detection: around(detection),
    rankRange: { best: 1, worst: 6 },
    tier: agent.id === newest?.id ? null : 1,
    provisional: agent.id === newest?.id,
    matchesMissing: 0,
  },
}))

/** Agents by their two strengths. */
export function MapSample() {
  return <SkillMap agents={mapped} caption={useTranslations('design')('map')} />
}
