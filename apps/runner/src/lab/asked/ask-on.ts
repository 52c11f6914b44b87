import { askUntilAnswered } from '@wis/agents'
import type { BesideQuestion } from '@wis/agents'
import { hasToGiveWay } from '@wis/db'
import { askedSoFar, pauseExperiment } from '@wis/db/experiments'
import type { CallUse, ExperimentPause } from '@wis/db/experiments'
import type { Exchange, ExperimentSpec } from '@wis/lab'
import type { MatchWorld } from '../../match/match-world.ts'
import type { AskedPlayer } from './asked-player.ts'

export interface AskingOn {
  readonly world: Pick<MatchWorld, 'db' | 'clock' | 'log'>
  /** How long the agent may take for one question, however often it is asked again in that time. */
  readonly questionMs: number
  readonly id: string
  readonly name: string
  readonly player: AskedPlayer
  readonly budget: ExperimentSpec['budget']
  readonly signal: AbortSignal
  /** False once the place is to be given back. Asked between two pieces of work, so that none is lost. */
  keepsPlace(): Promise<boolean>
}

/** What was asked at last, and what came of it. */
interface AskedOn {
  readonly exchange: Exchange
  readonly use: CallUse
  /** Whether the agent gave no answer at all. */
  readonly isSilent: boolean
}

export const noUse: CallUse = { agentId: null, tokens: 0, spend: 0 }

/**
 * Asks one question of an experiment. Undefined if nobody is to be asked any more: the experiment does not run, it was
 * paused just now, or the runner stops. Nothing is lost by that, because the question is asked again when it goes on.
 */
export async function askOn(
  on: AskingOn,
  question: BesideQuestion,
  mayBeSilent: boolean,
): Promise<AskedOn | undefined> {
  const { world, id, player, name, questionMs, signal } = on
  let { request } = question
  let away: ExperimentPause | undefined
  const answer = await askUntilAnswered({
    clock: world.clock,
    signal,
    ask: async () => {
      if (signal.aborted || !(await mayAsk(on))) return undefined
      const timed = askedBy(question, new Date(world.clock.now().getTime() + questionMs))
      request = timed.request
      return player.ask(timed, signal)
    },
    onFailure: async (failed) => {
      const { failure, detail } = failed
      world.log.warn('question-not-answered', { experimentId: id, agent: name, failure, detail })
      away = player.isAway(failed) ? await player.pauseIfAway() : undefined
      return !away
    },
  })
  if (!answer) return undefined
  const prompt = JSON.stringify(request)
  if (answer.kind !== 'failed') {
    const { raw, served } = answer
    const values = answer.kind === 'answered' ? answer.values : null
    const exchange = { prompt, raw, values, ...(served && { served }) }
    return { exchange, use: player.useOf(answer), isSilent: false }
  }
  if (signal.aborted) return undefined
  // One question may be too hard for it. If it answers none, it is not there.
  if (!player.isAway(answer) && answer.verdict === 'agent' && mayBeSilent)
    return { exchange: { prompt, raw: [], values: null }, use: noUse, isSilent: true }
  const silent = { reason: 'agent-silent', agent: name, detail: answer.failure } as const
  await pauseExperiment(world.db.pool, id, away ?? silent)
  return undefined
}

/** Each time it is asked, an agent has the whole time to answer. */
function askedBy(question: BesideQuestion, deadline: Date): BesideQuestion {
  const { request } = question
  return { ...question, request: { ...request, turn: { ...request.turn, deadline: deadline.toISOString() } } }
}

/** Whether the experiment runs, the agent can be asked and the budget holds. Pauses it with the reason if not. */
async function mayAsk({ world, id, player, budget }: AskingOn): Promise<boolean> {
  const used = await askedSoFar(world.db, id)
  if (!used) return false
  const pause = spentBudget(used, budget) ?? (await player.obstacle())
  if (!pause) return true
  await pauseExperiment(world.db.pool, id, pause)
  return false
}

interface Used {
  readonly tokens: number
  readonly spend: number
  readonly ranMs: number
}

function spentBudget(
  { tokens, spend, ranMs }: Used,
  { tokens: most = Infinity, usd = Infinity, hours = Infinity }: ExperimentSpec['budget'],
): ExperimentPause | undefined {
  const isSpent = [
    ['tokens', tokens > 0 && tokens >= most],
    ['usd', spend > 0 && spend >= usd * 1_000_000],
    ['hours', ranMs >= hours * 3_600_000],
  ] as const
  const [detail] = isSpent.find(([, is]) => is) ?? []
  return detail && { reason: 'budget-spent', detail }
}

/** How long questions beside matches keep a place at least while others wait for one. */
const sliceMs = 5_000

type SliceWorld = Pick<MatchWorld, 'db' | 'clock' | 'log'>

/**
 * Whether the questions of an experiment go on in the place that they have. There may be thousands of them, so after a
 * while they give it back to whoever has fewer places, and stand in line for another one.
 */
export function createTimeSlice(
  { db, clock, log }: SliceWorld,
  experimentId: string,
): () => Promise<boolean> {
  let since = clock.now().getTime()
  return async () => {
    const now = clock.now().getTime()
    if (now - since < sliceMs) return true
    since = now
    if (!(await hasToGiveWay(db, experimentId))) return true
    log.info('place-given-back', { experimentId })
    return false
  }
}
