import type { AgentId } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { AgentMatchRow } from '@wis/protocol'
import type { ReactElement } from 'react'
import { lately, outcomes } from '../../games/who-is-spy/agent/agent-story.tsx'

/** What an agent's page tells of its matches of one game, beside what it tells of every game. */
interface Story {
  readonly game: string
  /** Its last results with their reasons, for its owner. */
  readonly outcomes: (agentId: AgentId, slug: string) => Promise<ReactElement>
  /** What was worth showing in these finished matches of the game. The elements have keys of their own. */
  readonly lately: (matches: readonly AgentMatchRow[]) => Promise<Highlights>
}

interface Highlights {
  readonly best: ReactElement | undefined
  readonly moments: ReactElement
}

export const stories: readonly Story[] = [{ game: whoIsSpy.id, outcomes, lately }]
