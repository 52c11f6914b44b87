import { createHub, hubMakeUpOf } from '@wis/agents'
import { askHubAgain, claimHubQuestions, keepHubMakeUp } from '@wis/db'
import type { HubQuestion } from '@wis/db'
import type { LookUpWorld } from './answer-look-ups.ts'

/** A few at a time: nobody waits for it, and the Hub is asked as a stranger. */
const atOnce = 4
const withinMs = 8_000

type MakeUpWorld = Pick<LookUpWorld, 'db' | 'log' | 'fetch' | 'hubUrl'>

/** Asks the Hub what agents are made of: once a version is there, and once a week after that. */
export async function askMakeUps(world: MakeUpWorld): Promise<void> {
  const questions = await claimHubQuestions(world.db, atOnce)
  await Promise.all(questions.map((question) => ask(world, question)))
}

/** Without the owner's token: what only the owner can see is nobody else's business. */
async function ask(world: MakeUpWorld, { versionId, repository }: HubQuestion): Promise<void> {
  const { db, log, fetch, hubUrl } = world
  try {
    const hub = createHub({ fetch, baseUrl: hubUrl })
    const said = await hubMakeUpOf(hub, repository, AbortSignal.timeout(withinMs))
    await (said === 'unreachable' ? askHubAgain(db, versionId) : keepHubMakeUp(db, versionId, said))
  } catch (error) {
    log.warn('make-up-failed', { versionId, error })
  }
}
