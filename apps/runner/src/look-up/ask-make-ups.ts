import { createHub, hubMakeUpOf } from '@wis/agents'
import { askHubAgain, claimHubQuestions, keepHubMakeUp } from '@wis/db/agents'
import type { HubQuestion } from '@wis/db/agents'
import type { LookUpWorld } from './answer-look-ups.ts'

/** A few at a time: no owner waits for the answers, and the Hub is asked as by a stranger. */
const atOnce = 4
const withinMs = 8_000

type MakeUpWorld = Pick<LookUpWorld, 'db' | 'log' | 'fetch' | 'hubUrl'>

/** Asks the Hub for the models and code that agents are made of: for each new version, and again after a week. */
export async function askMakeUps(world: MakeUpWorld): Promise<void> {
  const questions = await claimHubQuestions(world.db, atOnce)
  await Promise.all(questions.map((question) => ask(world, question)))
}

/** Asked without the owner's token, because a private make-up must stay private. */
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
