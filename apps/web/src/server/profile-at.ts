import 'server-only'
import { findAgent, readAgent } from '@wis/db/agents'
import { handle } from '@wis/protocol'
import type { AgentProfile } from '@wis/protocol'
import { cache } from 'react'
import { database } from './database.ts'

/** The agent at an address of the site. Both a page and its title need it; the database is asked once. */
export const profileAt = cache(async (slug: string): Promise<AgentProfile | undefined> => {
  const found = handle.safeParse(slug).success ? await findAgent(database(), slug) : undefined
  return found && readAgent(database(), found.agentId)
})
