import { askBeside } from '@wis/agents'
import type { BesideAnswer, Clock, Served } from '@wis/agents'
import { readFields } from '@wis/games'
import type { Field, FieldValues } from '@wis/games'
import { samplePlayers } from '@wis/lab'
import type { GameRequest } from '@wis/protocol'
import type { ConnectedPlayer } from './connect-players.ts'
import type { Ledger } from './ledger.ts'
import { metered } from './metered.ts'

export interface AskedWorld {
  readonly guests: ReadonlyMap<string, ConnectedPlayer>
  readonly ledger: Ledger
  readonly clock: Clock
  readonly signal: AbortSignal
  /** The players that gave no answer at all to their last question. */
  readonly silent: Set<string>
}

export interface BesideMatch {
  readonly request: GameRequest
  readonly fields: readonly Field[]
  readonly tries: number
  /** What is kept with its calls. */
  readonly about?: object
}

/** The exchange about one question, as rows keep it. */
export interface Exchange {
  readonly prompt: string
  readonly raw: readonly string[]
  /** Null if no answer could be read. */
  readonly values: FieldValues | null
  /** What the server said of itself. */
  readonly served?: Served
}

/** Nothing more can be asked: a provider failed again and again, or a player answers nothing any more. */
export class AskingStopped extends Error {
  override readonly name = 'AskingStopped'
}

const mostAttempts = 3
const restMs = 1_000
const answerMs = 60_000

/** Asks a player something that is no turn of a match. An answer that nobody can read is a missing one. */
export async function askPlayer(world: AskedWorld, name: string, asked: BesideMatch): Promise<Exchange> {
  const player = world.guests.get(name)
  return player ? askGuest(world, player, asked) : askSample(name, asked)
}

export function askSample(name: string, { request, fields, tries }: BesideMatch): Exchange {
  const player = samplePlayers[name]
  if (!player) throw new RangeError(`there is no sample player ${name}`)
  const raw: string[] = []
  const prompt = JSON.stringify(request)
  for (let attempt = 0; attempt < tries; attempt++) {
    raw.push(player({ ...request, turn: { ...request.turn, tries: attempt } }))
    const filled = readFields(fields, raw.at(-1) ?? '')
    if (filled.ok) return { prompt, raw, values: filled.values }
  }
  return { prompt, raw, values: null }
}

/** The exchange with a model or a program, as its kept answers tell it. Nobody is asked. */
export function askedBefore({ request, fields }: BesideMatch, raw: readonly string[]): Exchange {
  const filled = readFields(fields, raw.at(-1) ?? '')
  return { prompt: JSON.stringify(request), raw, values: filled.ok ? filled.values : null }
}

async function askGuest(world: AskedWorld, player: ConnectedPlayer, asked: BesideMatch): Promise<Exchange> {
  const { clock, signal, silent } = world
  const prompt = JSON.stringify(asked.request)
  for (let failures = 1; ; failures++) {
    const answer = await answerOf(world, player, asked)
    signal.throwIfAborted()
    if (answer.kind !== 'failed') {
      silent.delete(player.name)
      const { raw, served } = answer
      const values = answer.kind === 'answered' ? answer.values : null
      return { prompt, raw, values, ...(served && { served }) }
    }
    if (failures < mostAttempts) await clock.pause(restMs * failures, signal)
    // One question may be too hard for a player. If it answers none, it is not there.
    else if (answer.verdict === 'agent' && !silent.has(player.name)) {
      silent.add(player.name)
      return { prompt, raw: answer.raw, values: null }
    } else throw new AskingStopped(`${player.name} gave no answer ${mostAttempts} times: ${answer.detail}`)
  }
}

function answerOf(
  { ledger, clock, signal }: AskedWorld,
  player: ConnectedPlayer,
  { request, fields, tries, about }: BesideMatch,
): Promise<BesideAnswer> {
  const agent = metered(player, player.connect(undefined), { ledger, match: 0, about })
  const deadline = new Date(clock.now().getTime() + answerMs).toISOString()
  const dated = { ...request, turn: { ...request.turn, deadline } }
  const until = AbortSignal.any([signal, AbortSignal.timeout(answerMs)])
  return askBeside(agent, { request: dated, fields, tries }, until)
}
