import { createHub, hubMakeUpOf, lookUp } from '@wis/agents'
import type { GuardedFetch } from '@wis/agents'
import type { Database, Vault } from '@wis/db'
import { answerLookUp, askHubAgain, claimHubQuestions, claimLookUps, keepHubMakeUp } from '@wis/db/agents'
import type { ClaimedLookUp, HubQuestion } from '@wis/db/agents'
import type { Service } from './operations/every.ts'
import type { Log } from './operations/log.ts'

interface LookUpWorld {
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

/** A few at a time: no owner waits for the answers, and the Hub is asked as by a stranger. */
const questionsAtOnce = 4
const answerWithinMs = 8_000

type MakeUpWorld = Pick<LookUpWorld, 'db' | 'log' | 'fetch' | 'hubUrl'>

/** Asks the Hub for the models and code that agents are made of: for each new version, and again after a week. */
export async function askMakeUps(world: MakeUpWorld): Promise<void> {
  const questions = await claimHubQuestions(world.db, questionsAtOnce)
  await Promise.all(questions.map((question) => askHub(world, question)))
}

/** Asked without the owner's token, because a private make-up must stay private. */
async function askHub(world: MakeUpWorld, { versionId, repository }: HubQuestion): Promise<void> {
  const { db, log, fetch, hubUrl } = world
  try {
    const hub = createHub({ fetch, baseUrl: hubUrl })
    const said = await hubMakeUpOf(hub, repository, AbortSignal.timeout(answerWithinMs))
    await (said === 'unreachable' ? askHubAgain(db, versionId) : keepHubMakeUp(db, versionId, said))
  } catch (error) {
    log.warn('make-up-failed', { versionId, error })
  }
}
