import { askInTime } from '@wis/agents'
import type { AgentReply, Answered } from '@wis/agents'
import { claimRerun, keepAnswer, stopRerun } from '@wis/db/agents'
import type { ClaimedRerun, GivenAnswer } from '@wis/db/agents'
import { gameCalled, readEntries, seatMatchId } from '@wis/db/matches'
import { MatchInPlay } from '@wis/engine'
import type { Entry, GameEvent, Hurry } from '@wis/engine'
import { gameRequestOf, longestHistory } from '@wis/protocol'
import type { CheckWorld } from '../flight-check/run-flight-check.ts'
import { costMicros } from '../match/store-ruling.ts'
import { judgementOf } from './judge-answer.ts'

const prefix = 'rerun/'

/** The name of a rerun among the jobs that ask agents outside matches. */
export const rerunKey = (rerunId: string) => `${prefix}${rerunId}`

/** Undefined for a job that is no rerun. */
export const rerunOf = (key: string): string | undefined =>
  key.startsWith(prefix) ? key.slice(prefix.length) : undefined

/** Puts a call of a finished match to its agent again, as often as its owner asked. Goes on after the answers that are there. */
export async function runRerun(world: CheckWorld, rerunId: string, hurry: Hurry): Promise<void> {
  const claimed = await claimRerun(world.db, rerunId)
  if (!claimed) return
  const asked = await askedAgain(world, claimed)
  if (!asked) return stopRerun(world.db, rerunId)
  for (let given = claimed.given; given < claimed.times; given++) {
    const answer = await answerTo(world, claimed, { asked, hurry })
    if (hurry.lost.aborted || hurry.drain.aborted) return
    const { known, sayOf } = asked
    const { judgement, use } = await judgementOf(
      world,
      { claimed, known, plays: sayOf(answer.event), hurry },
      answer,
    )
    if (hurry.lost.aborted || hurry.drain.aborted) return
    if ((await keepAnswer(world.db, claimed, { ...answer, judgement }, use)) !== 'kept') return
  }
}

type Asked = NonNullable<Awaited<ReturnType<typeof askedAgain>>>

/** The table as it was before the answer. Undefined if nobody was asked then by the rules of today. */
async function askedAgain(
  { db }: Pick<CheckWorld, 'db'>,
  { game, matchId, seq, seat, language, ruleset, aliases, rerunId }: ClaimedRerun,
) {
  const hosted = gameCalled(db, game)
  const log: readonly Entry<GameEvent>[] = (await readEntries(db, matchId, 'director')).slice(0, seq)
  const table = { game: hosted.rules, seats: [...aliases.keys()], seed: rerunId }
  const known = new MatchInPlay(table, log)
  const turn = known.turns().find((one) => one.seat === seat)
  if (!turn) return undefined
  const request = hosted.requestOf({
    // A name of its own, so that an agent that remembers matches by their names takes it for a new one.
    matchId: seatMatchId({ seed: rerunId, seat }),
    turn,
    known,
    table: { language, ruleset, aliases },
    deadline: '',
  })
  const becomes = (text: string): GameEvent | undefined => {
    const match = new MatchInPlay(table, log)
    const [entry] = match.rule(turn, hosted.rules.readMove(match.state, turn, text), () => '')
    return entry?.event
  }
  const { kit } = hosted
  const seen = kit && {
    kit,
    matchId: request.matchId,
    turn,
    state: known.stateOf(seat),
    recent: known.recentOf(seat, longestHistory),
    aliases,
    ruleset: kit.setup.ruleset.parse(ruleset),
    language,
    deadline: '',
  }
  const sayOf = (event: unknown) => {
    const read = kit?.wire.event.safeParse(event)
    return read?.success
      ? kit?.wire.say(read.data, { language, nameOf: (one) => aliases[one] ?? '' })
      : undefined
  }
  const nothing = { rules: '', observation: { text: '', data: {} }, history: [] }
  return { turn, request, becomes, sayOf, known: seen ? gameRequestOf(seen) : nothing }
}

interface Asking {
  readonly asked: Asked
  readonly hurry: Hurry
}

async function answerTo(
  { clock, log, connect }: CheckWorld,
  claimed: ClaimedRerun,
  { asked: { turn, request, becomes }, hurry }: Asking,
): Promise<GivenAnswer> {
  const { agentId, changes } = claimed
  const { instructions: added, question } = changes
  const agent = connect({
    ...claimed,
    ...(added !== undefined && { instructions: { en: added, zh: added } }),
    ...(question !== undefined && { question }),
  })
  const signal = AbortSignal.any([hurry.lost, hurry.drain])
  const onFault = (error: unknown) => log.error('connector-threw', { agentId, error })
  const answered = await askInTime({ agent, clock, limitMs: turn.limitMs, signal, onFault }, request)
  return given(claimed, answered, becomes)
}

function given(
  claimed: ClaimedRerun,
  { reply, startedAt, latencyMs }: Answered,
  becomes: (text: string) => GameEvent | undefined,
): GivenAnswer {
  const { usage } = reply
  const event = reply.ok ? becomes(reply.text) : undefined
  return {
    startedAt: startedAt.toISOString(),
    latencyMs,
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
    costMicros: (usage && costMicros(claimed, usage)) ?? null,
    ...said(reply),
    event: event ? { ...event } : null,
    judgement: null,
  }
}

const keptUnits = 8192

function said(
  reply: AgentReply,
): Pick<GivenAnswer, 'reply' | 'reasoning' | 'failure' | 'detail' | 'verdict'> {
  if (!reply.ok) {
    const { failure, detail, verdict } = reply
    return { reply: null, reasoning: null, failure, detail, verdict }
  }
  const { text, reasoning } = reply
  return {
    reply: text.slice(0, keptUnits),
    reasoning: reasoning?.slice(0, keptUnits) ?? null,
    failure: null,
    detail: null,
    verdict: null,
  }
}
