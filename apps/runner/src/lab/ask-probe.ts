import { askBeside } from '@wis/agents'
import type { AgentFailure, AgentReply, Attempt, BesideAnswer, BesideQuestion, Verdict } from '@wis/agents'
import { beginProbe, endedProbes, keepProbe, pauseExperiment } from '@wis/db/experiments'
import type { PlacedProbe, ProbeEnd, Use, WholeBudget } from '@wis/db/experiments'
import { seatMatchId } from '@wis/db/matches'
import type { Hurry, MatchId } from '@wis/engine'
import { dueProbes, whyNotAsked } from '@wis/lab'
import type { ExperimentSpec, ProbeOutcome } from '@wis/lab'
import { probeRequestOf, probeTurn } from '@wis/protocol'
import { mostStored, storedTokens } from '../match/ask-seat.ts'
import type { MatchWorld } from '../match/match-world.ts'
import { costMicros } from '../match/store-ruling.ts'
import { isAway, pauseForAway } from './away.ts'
import { probingOf } from './probing.ts'
import type { PlacedQuestion, Probing } from './probing.ts'

/** How often a question is asked while its answer cannot be read. */
const tries = 2

/** How often a question is asked if nobody is there to answer it. */
const mostFailures = 3

/** The most that is kept of one answer. */
const keptUnits = 8192

interface Asked {
  readonly question: PlacedQuestion
  readonly lost: AbortSignal
}

/**
 * Asks one question and stores what became of it. False if nothing more is asked now: another runner has the match, or the
 * experiment is paused.
 */
export async function askProbe(
  world: MatchWorld,
  probing: Probing,
  { question, lost }: Asked,
): Promise<boolean> {
  const { db, clock } = world
  const { open, kit } = probing
  const seat = seatOf(probing, question)
  const made = questionOf(probing, question, deadlineAfter(world, limitOf(probing)))
  const probe = placed(probing, question, JSON.stringify(made.request))
  const startedAt = clock.now()
  const unasked = (outcome: ProbeOutcome, detail: string) =>
    keepProbe(db, probe, { ...nothing, outcome, detail, startedAt: startedAt.toISOString() })
  const why = whyNotAsked(kit, seat)
  if (why) {
    await unasked('cannot-be-asked', why)
    return true
  }
  if (seat.kind !== 'house') {
    const { spec, ended } = probing
    const expected = expectedUse(probing, question.seat)
    const match = { tokens: ended.tokens, spend: ended.spend }
    const obstacle = await beginProbe(db, probe, { budget: wholeOf(spec), match, expected })
    if (obstacle === 'experiment-paused') return false
    if (obstacle) {
      world.log.warn('probe-not-asked', { experimentId: open.experimentId, number: open.number, obstacle })
      await unasked('not-asked', obstacle)
      return true
    }
  }
  for (let failures = 1; ; failures++) {
    const end = await replied(world, probing, { question, made, lost })
    // An answer after that is the other runner's to ask for.
    if (lost.aborted) return false
    if (failures < mostFailures && isUnanswered(end, seat)) {
      if (await isPausedFor(world, open, seat)) return false
      continue
    }
    await keepProbe(db, probe, end)
    return true
  }
}

const isUnanswered = ({ failure, verdict = 'agent', exchange = [] }: Replies, { settings }: ProbedSeat) =>
  failure !== undefined && isAway({ failure, verdict, attempts: exchange }, settings)

/** Whether the experiment is paused, because nobody is there to answer for the agent of a seat. */
async function isPausedFor(
  world: MatchWorld,
  { experimentId, number }: Probing['open'],
  seat: ProbedSeat,
): Promise<boolean> {
  const pause = await pauseForAway(world, [seat])
  return pause !== undefined && pauseExperiment(world.db.pool, experimentId, { ...pause, match: number })
}

const nothing = { raw: [], answer: null, latencyMs: 0, attempts: 0 } as const

const limitOf = ({ kit, open }: Probing) => kit.setup.ruleset.parse(open.ruleset).turnLimitMs

const deadlineAfter = ({ clock }: Pick<MatchWorld, 'clock'>, limitMs: number) =>
  new Date(clock.now().getTime() + limitMs).toISOString()

function seatOf({ open }: Probing, { seat }: PlacedQuestion) {
  const found = open.seats[seat]
  if (!found) throw new RangeError(`there is no seat ${seat}`)
  return found
}

/** The question as its seat may know the match, in the form for models and programs and in the form for the house. */
function questionOf(
  { open, kit, shown, log, names }: Probing,
  { probe, entry, seat, place }: PlacedQuestion,
  deadline: string,
): BesideQuestion {
  const { request, state, fields } = probeRequestOf({
    kit: shown,
    probe,
    log,
    seat,
    deadline,
    after: entry,
    questionId: seatMatchId({ seed: `${open.salt}/probe/${place}`, seat }),
    aliases: open.seats.map(({ alias }) => alias),
    ruleset: kit.setup.ruleset.parse(open.ruleset),
    language: open.language,
  })
  const turn = { seat, kind: probeTurn, round: 0, step: 1, limitMs: 0 }
  const seen = { state, turn, probe: { id: probe.id, matchId: names[seat] ?? '' } }
  return { request, fields, seen, tries }
}

function placed(probing: Probing, question: PlacedQuestion, prompt: string): PlacedProbe {
  const { experimentId, number, id: matchId } = probing.open
  const { place, entry, seat, probe } = question
  const { agentId } = seatOf(probing, question)
  return { experimentId, number, place, matchId, entry, seat, probe: probe.id, agentId, prompt }
}

/** As much as the largest of its calls in the match, for each time that it may be asked. */
function expectedUse({ ended }: Probing, seat: number): Use {
  const { mostTokens = 0, mostSpend = 0 } = ended.seats[seat] ?? {}
  return {
    tokens: Math.min(mostStored, tries * mostTokens),
    spend: Math.min(mostStored, tries * mostSpend),
  }
}

function wholeOf({ budget }: ExperimentSpec): WholeBudget {
  const { tokens = Infinity, usd = Infinity, hours = Infinity } = budget
  return { tokens, spend: usd * 1_000_000, ms: hours * 3_600_000 }
}

interface Replied extends Asked {
  readonly made: BesideQuestion
}

type ProbedSeat = Probing['open']['seats'][number]

/** What became of a question, as it is stored, with the words of the agents' contract. */
interface Replies extends ProbeEnd {
  readonly failure?: AgentFailure
  readonly verdict?: Verdict
  readonly exchange?: readonly Attempt[]
}

/** Every attempt has the time of a turn of the match. */
async function replied(
  world: MatchWorld,
  probing: Probing,
  { question, made, lost }: Replied,
): Promise<Replies> {
  const { clock, log } = world
  const { seat } = question
  const limitMs = limitOf(probing)
  const agent = probing.agentAt(seat)
  const onFault = (error: unknown) => log.error('connector-threw', { matchId: probing.open.id, seat, error })
  const startedAt = clock.now()
  const asking = { agent, clock, limitMs, signal: lost, onFault, isPerTry: true }
  const answer = await askBeside(asking, made)
  const { replies } = answer
  const latencyMs = clock.now().getTime() - startedAt.getTime()
  const tokens = tokensOf(replies)
  const cost = tokens && costMicros(seatOf(probing, question), tokens)
  const exchange = replies.flatMap(({ attempts = [] }) => attempts)
  return {
    ...toldBy(answer),
    startedAt: startedAt.toISOString(),
    latencyMs,
    attempts: replies.reduce((sum, { attempts }) => sum + (attempts?.length ?? 1), 0),
    ...tokens,
    ...(cost !== undefined && { costMicros: cost }),
    ...(exchange.length > 0 && { exchange }),
  }
}

function toldBy(answer: BesideAnswer): Pick<Replies, 'outcome' | 'raw' | 'answer'> & Partial<Replies> {
  const { kind, reasoning } = answer
  const told = {
    outcome: kind satisfies ProbeOutcome,
    raw: answer.raw.map((text) => text.slice(0, keptUnits)),
    answer: null,
    ...(reasoning !== undefined && { reasoning: reasoning.slice(0, keptUnits) }),
  }
  switch (kind) {
    case 'declined':
      return told
    case 'answered':
      return { ...told, answer: answer.values }
    case 'unreadable':
      return { ...told, failure: 'malformed', verdict: 'agent', detail: answer.field }
    case 'failed':
      return { ...told, failure: answer.failure, verdict: answer.verdict, detail: answer.detail }
  }
}

/** Undefined for an agent that does not report its tokens. A server may claim any number of them. */
function tokensOf(
  replies: readonly AgentReply[],
): { readonly inputTokens: number; readonly outputTokens: number } | undefined {
  const used = replies.flatMap(({ usage }) => usage ?? [])
  if (used.length === 0) return undefined
  const counted = (counts: readonly number[]) =>
    storedTokens(counts.reduce((sum, count) => sum + storedTokens(count), 0))
  return {
    inputTokens: counted(used.map(({ inputTokens }) => inputTokens)),
    outputTokens: counted(used.map(({ outputTokens }) => outputTokens)),
  }
}

/**
 * Asks the questions that are still due beside a match of an experiment, one after another. They are asked once the
 * match is over, so that nothing of it can depend on them: each question shows its seat the log up to its entry.
 * Returns whether nothing is left to ask.
 */
export async function askProbes(world: MatchWorld, matchId: MatchId, hurry: Hurry): Promise<boolean> {
  const probing = await probingOf(world, matchId)
  if (!probing) return true
  const { kit, log, spec, open } = probing
  const due = dueProbes({ kit, log, subject: open.plan.seat, probes: spec.probes })
  const ended = await endedProbes(world.db, open.experimentId, open.number)
  const done = new Set(ended.map(({ place }) => place))
  const questions = due.map((one, at): PlacedQuestion => ({ ...one, place: at + 1 }))
  for (const question of questions.filter(({ place }) => !done.has(place))) {
    if (hurry.drain.aborted || hurry.lost.aborted) return false
    if (!(await askProbe(world, probing, { question, lost: hurry.lost }))) return false
  }
  return true
}
