import { agentsToInvite } from '@wis/db/agents'
import { database } from '../../server/database.ts'
import { choicesInWords } from './choice-words.ts'
import type { ChoiceInWords } from './choice-words.ts'

/** The current list of agents to choose from. */
export interface AgentsToChoose {
  readonly q: string
  readonly chosen: readonly string[]
  /** The chosen agents come first. */
  readonly choices: readonly ChoiceInWords[]
}

interface Wanted {
  readonly q: string
  readonly chosen: readonly string[]
  readonly languages: readonly string[]
  readonly game: string
  readonly seasonId?: string
}

const shown = 30
const mostChosen = 100
const mostSearched = 64

/** The search results among the agents that can be invited, below the chosen ones. */
export async function agentsToChoose({ q, chosen, ...wanted }: Wanted): Promise<AgentsToChoose> {
  const query = { ...wanted, q: q.slice(0, mostSearched), chosen: chosen.slice(0, mostChosen), limit: shown }
  return {
    q: query.q,
    chosen: query.chosen,
    choices: await choicesInWords(await agentsToInvite(database(), query)),
  }
}
