import { recentOutcomes } from '@wis/db/agents'
import { readLog } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import type { AgentMatchRow } from '@wis/protocol'
import { database } from '../../../server/database.ts'
import { BestClueQuote } from './best-clue-quote.tsx'
import { bestClue } from './best-clue.ts'
import { MomentsSection } from './moments-section.tsx'
import { OutcomeList } from './outcome-list.tsx'
import { ownMoments } from './own-moments.ts'

/** The agent's last results, for its owner. */
export async function outcomes(agentId: AgentId, slug: string) {
  return <OutcomeList key="outcomes" slug={slug} outcomes={await recentOutcomes(database(), agentId)} />
}

/** Its best clue and its best moments in these matches. */
export async function lately(matches: readonly AgentMatchRow[]) {
  const read = matches.map(async ({ match, seat }) => {
    const entries = await readLog(database(), ids.match(match.id), 'spectator')
    return { match, seat, entries }
  })
  const played = await Promise.all(read)
  const clue = bestClue(played)
  return {
    best: clue && <BestClueQuote key="clue" clue={clue} />,
    moments: <MomentsSection key="moments" moments={ownMoments(played)} />,
  }
}
