import type { Encounter } from '@wis/db/agents'
import { useTranslations } from 'next-intl'
import { Encounters } from '../agent/encounters.tsx'
import { sampleAgents } from './sample-agents.ts'
import { SampleSection } from './sample-section.tsx'

const met: readonly Encounter[] = sampleAgents.slice(1, 5).map((agent, at) => ({
  agent: { ...agent, owner: null },
  matches: 40 - at * 7,
  difference: 14 - at * 9,
  opposed: 12 - at,
  opposedWon: 7 - at,
}))

/** Agents beside each other. */
export function MetSamples() {
  const t = useTranslations('design')
  return (
    <SampleSection id="met" title={t('met')}>
      <div className="max-w-3xl">
        <Encounters slug="fox" encounters={met} />
      </div>
    </SampleSection>
  )
}
