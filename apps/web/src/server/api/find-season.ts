import type { Database } from '@wis/db'
import { findAgent } from '@wis/db/agents'
import type { AgentOwner } from '@wis/db/agents'
import { readSeason } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import type { AgentDeed } from '@wis/protocol'
import { may } from '../permissions.ts'
import type { Viewer } from '../permissions.ts'

export const noSeason = 'There is no season with this short name.'

interface About {
  readonly db: Database
  readonly viewer: Viewer
  readonly params: { readonly slug: string }
}

/** Finds a season by the name in a path. A season that is still being set up exists only for its organizers. */
export async function seasonOf({ db, viewer, params }: About): Promise<StoredSeason | undefined> {
  const season = await readSeason(db, params.slug)
  return season && (season.state !== 'created' || organizes(viewer, season)) ? season : undefined
}

/** Whether somebody sees all of a season, and may change it. */
export const organizes = (viewer: Viewer, season: StoredSeason): boolean =>
  may(viewer, 'season.change', season).allowed

export const noAgent = 'There is no agent with this id or short name.'

export function agentOf(call: {
  readonly db: Database
  readonly params: { readonly id: string }
}): Promise<AgentOwner | undefined> {
  return findAgent(call.db, call.params.id)
}

/** For a call about a season, and for one about an agent. */
export const ofSeason = { find: seasonOf, missing: noSeason }
export const ofAgent = { find: agentOf, missing: noAgent }

/** What the list of the agent tells of a call that needs no details. */
export const deedOf =
  (deed: AgentDeed) =>
  (_: unknown, { agentId }: AgentOwner) => ({ agentId, deed })
