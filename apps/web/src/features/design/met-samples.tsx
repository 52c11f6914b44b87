import type { Encounter } from '@wis/db/agents'
import type { MappedAgent } from '@wis/db/boards'
import { useTranslations } from 'next-intl'
import { Encounters } from '../agent/encounters.tsx'
import { SkillMap } from '../leaderboard/map/skill-map.tsx'
import { sampleAgents } from './sample-agents.ts'
import { SampleSection } from './sample-section.tsx'

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
    ...{ deception: around(deception), detection: around(detection) },
    ...{ rankRange: { best: 1, worst: 6 }, tier: agent.id === newest?.id ? null : 1 },
    ...{ provisional: agent.id === newest?.id, matchesMissing: 0 },
  },
}))

const met: readonly Encounter[] = players.slice(1, 5).map(({ agent }, at) => ({
  agent,
  ...{ matches: 40 - at * 7, difference: 14 - at * 9, opposed: 12 - at, opposedWon: 7 - at },
}))

/** Agents beside each other. */
export function MetSamples() {
  const t = useTranslations('design')
  return (
    <SampleSection id="met" title={t('met')}>
      <SkillMap agents={mapped} caption={t('map')} />
      <div className="max-w-3xl pt-12">
        <Encounters slug="fox" encounters={met} />
      </div>
    </SampleSection>
  )
}
