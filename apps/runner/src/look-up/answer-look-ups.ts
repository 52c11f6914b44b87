import { createHub, lookUp } from '@wis/agents'
import type { GuardedFetch } from '@wis/agents'
import type { Database, Vault } from '@wis/db'
import { answerLookUp, claimLookUps } from '@wis/db/agents'
import type { ClaimedLookUp } from '@wis/db/agents'
import type { Log } from '../operations/log.ts'
import type { Service } from '../operations/service.ts'

export interface LookUpWorld {
  readonly db: Database
  /** Without a vault, the Hub is asked as by a stranger. */
  readonly vault: Vault | undefined
  readonly log: Log
  /** Calls the Hub. */
  readonly fetch: GuardedFetch
  readonly hubUrl: string
}

/** The most questions that this runner asks the Hub at once. */
const atOnce = 16
/** The limit for an answer: the owner is looking at a page meanwhile. */
const withinMs = 8_000

/**
 * Answers the questions of owners about the Hub. Each question goes to one runner, and a slow one holds up no other.
 */
export function createLookUps(world: LookUpWorld): Service & { beat(): Promise<void> } {
  const underWay = new Set<Promise<void>>()
  const begin = (question: ClaimedLookUp) => {
    const answered = answer(world, question).finally(() => underWay.delete(answered))
    underWay.add(answered)
  }
  return {
    start: () => Promise.resolve(),
    stop: async () => void (await Promise.all(underWay)),
    beat: async () => {
      const room = atOnce - underWay.size
      if (room <= 0) return
      for (const question of await claimLookUps(world.db, world.vault, room)) begin(question)
    },
  }
}

async function answer(world: LookUpWorld, question: ClaimedLookUp): Promise<void> {
  try {
    await answerLookUp(world.db, question.id, await ask(world, question))
  } catch (error) {
    world.log.warn('look-up-failed', { lookUpId: question.id, error })
  }
}

function ask({ fetch, hubUrl }: LookUpWorld, { recognised, token }: ClaimedLookUp) {
  const hub = createHub({ fetch, baseUrl: hubUrl, ...(token !== undefined && { token }) })
  return lookUp(hub, recognised, AbortSignal.timeout(withinMs))
}
