import type { Language } from '@wis/games'
import { useTranslations } from 'next-intl'
import { sampleAgents } from '../../../features/design/sample-agents.ts'
import { SampleSection } from '../../../features/design/sample-section.tsx'
import { BeliefMatrix } from '../beliefs/belief-matrix.tsx'
import { beliefMoments } from '../beliefs/belief-moments.ts'
import { BeliefRiver } from '../beliefs/belief-river.tsx'
import { sceneAt } from '../player/spy-scene.ts'
import { VotesView } from '../votes-view.tsx'
import { sampleMatch } from './sample-match.ts'
import { SampleTable } from './sample-table.tsx'

/** The different views of a match. */
export function MatchSamples({ language }: { language: Language }) {
  const t = useTranslations('design')
  const { entries, state, thoughts } = sampleMatch(language)
  const cursor = entries.findIndex(({ event }) => event.type === 'votes-revealed')
  const scene = sceneAt({ entries, cursor, eyes: 'everything' })
  const { aliases, spy } = state
  const moments = beliefMoments({ thoughts, entries, aliases, until: entries.length, seat: null })
  const moment = moments.findLast(({ seq }) => seq <= cursor)
  return (
    <SampleSection id="match" title={t('match')}>
      <div className="mx-auto max-w-4xl">
        <SampleTable scene={scene} agents={sampleAgents} />
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 pt-12 *:min-w-0 lg:grid-cols-2">
        <div>
          <h3 className="pb-4 text-sm font-semibold">{t('votes')}</h3>
          <VotesView state={state} agents={sampleAgents} />
        </div>
        <div>
          <h3 className="pb-4 text-sm font-semibold">{t('beliefs')}</h3>
          <BeliefRiver moments={moments} aliases={aliases} cursor={cursor} spy={spy} />
          <div className="pt-6">{moment && <BeliefMatrix moment={moment} aliases={aliases} spy={spy} />}</div>
        </div>
      </div>
    </SampleSection>
  )
}
