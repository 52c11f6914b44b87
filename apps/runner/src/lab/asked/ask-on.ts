import type { BesideAnswer, BesideQuestion } from '@wis/agents'
import { askedSoFar, pauseExperiment } from '@wis/db/experiments'
import type { ExperimentPause } from '@wis/db/experiments'
import type { ExperimentSpec } from '@wis/lab'
import type { MatchWorld } from '../../match/match-world.ts'
import type { AskedPlayer } from './asked-player.ts'

/** How often a question is asked again if no answer comes at all. */
const mostFailures = 3
const restMs = 1_000

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

/** An answer, or `silent` if the agent gave none at all. */
export type AnswerOrSilence = Exclude<BesideAnswer, { readonly kind: 'failed' }> | 'silent'

/** What was asked at last, and what became of it. */
interface Asked {
  readonly request: BesideQuestion['request']
  readonly outcome: AnswerOrSilence
}

/**
 * Asks one question of an experiment. Undefined if nobody is to be asked any more: the experiment does not run, it was
 * paused just now, or the runner stops. Nothing is lost by that, because the question is asked again when it goes on.
 */
export async function askOn(
  on: AskingOn,
  question: BesideQuestion,
  mayBeSilent: boolean,
): Promise<Asked | undefined> {
  const { world, id, player, name, questionMs, signal } = on
  for (let failures = 0; ;) {
    if (signal.aborted || !(await mayAsk(on))) return undefined
    const limit = AbortSignal.any([signal, AbortSignal.timeout(questionMs)])
    const timed = askedBy(question, new Date(world.clock.now().getTime() + questionMs))
    const answer = await player.ask(timed, limit)
    if (answer.kind !== 'failed') return { request: timed.request, outcome: answer }
    if (signal.aborted) return undefined
    failures += 1
    const { failure, verdict, detail } = answer
    world.log.warn('question-not-answered', { experimentId: id, agent: name, failure, detail })
    const isAway = player.isAway(answer)
    const away = isAway ? await player.pauseIfAway() : undefined
    if (!away && failures < mostFailures) {
      await world.clock.pause(restMs * failures, signal)
      continue
    }
    // One question may be too hard for it. If it answers none, it is not there.
    if (!isAway && verdict === 'agent' && mayBeSilent) return { request: timed.request, outcome: 'silent' }
    const silent = { reason: 'agent-silent', agent: name, detail: failure } as const
    await pauseExperiment(world.db.pool, id, away ?? silent)
    return undefined
  }
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
