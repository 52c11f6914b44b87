import { z } from 'zod'
import { handle } from './fields.ts'

/** What somebody who works on an agent may do besides reading. */
export const agentRights = z.object({
  /** Settings, limits, versions, keys and pauses. */
  change: z.boolean(),
  /** Flight checks, practice, ranked play, seasons, and calls and matches done again. */
  spend: z.boolean(),
})
export type AgentRights = z.infer<typeof agentRights>

/** What the list of an agent tells of. Whoever reads it sees all of it. */
export const agentDeeds = [
  'invited',
  'invitation-withdrawn',
  'joined',
  'rights-changed',
  'removed',
  'left',
  'offered',
  'offer-withdrawn',
  'offer-declined',
  'taken-over',
  'settings-changed',
  'picture-changed',
  'version-added',
  'version-repeated',
  'key-replaced',
  'key-removed',
  'went-online',
  'went-offline',
  'retired',
  'check-started',
  'play-requested',
  'season-entered',
  'asked-again',
  'situations-asked',
  'played-again',
  'shadow-started',
] as const
export type AgentDeed = (typeof agentDeeds)[number]

const person = z.object({ id: z.string(), name: z.string() })
const at = z.iso.datetime()

export const agentPeoplePage = z.object({
  owner: person.nullable(),
  /** Those who work on it besides its owner. All of them read what its owner reads. */
  people: z.array(z.object({ account: person, rights: agentRights, since: at })),
  /** Open links. Nobody can read them again. */
  invitations: z.array(z.object({ id: z.string(), rights: agentRights, expiresAt: at })),
  /** To whom its owner offers it. */
  offer: z.object({ account: person, expiresAt: at }).nullable(),
  /** What was done, newest first. Null for an account that is gone, and where it is about nobody. */
  deeds: z.array(
    z.object({
      id: z.string(),
      at,
      by: person.nullable(),
      about: person.nullable(),
      deed: z.string(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type AgentPeoplePage = z.infer<typeof agentPeoplePage>

export const byIdAndPerson = z.strictObject({ id: handle, person: handle })
