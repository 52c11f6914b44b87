import { askBeside } from '@wis/agents'
import type { Clock } from '@wis/agents'
import { readFields } from '@wis/games'
import type { Field, FieldValues } from '@wis/games'
import { samplePlayers } from '@wis/lab'
import type { GameRequest } from '@wis/protocol'
import type { ConnectedPlayer } from '../agents/connect-players.ts'
import type { Ledger } from '../agents/ledger.ts'
import { metered } from '../agents/metered.ts'

export interface TaskWorld {
  readonly guests: ReadonlyMap<string, ConnectedPlayer>
  readonly ledger: Ledger
  readonly clock: Clock
  readonly signal: AbortSignal
}

export interface TaskQuestion {
  readonly request: GameRequest
  readonly fields: readonly Field[]
  readonly tries: number
}

/** The exchange about one question, as rows keep it. */
export interface Exchange {
  readonly prompt: string
  readonly raw: readonly string[]
  /** Null if no answer could be read. */
  readonly values: FieldValues | null
}

/** The task cannot go on: a provider failed again and again. */
export class TaskStopped extends Error {
  override readonly name = 'TaskStopped'
}

const mostAttempts = 3
const answerMs = 60_000

/** Asks a player something. Its own failures are missing answers; those of its provider are asked again. */
export async function askPlayer(world: TaskWorld, name: string, asked: TaskQuestion): Promise<Exchange> {
  const player = world.guests.get(name)
  return player ? askGuest(world, player, asked) : askSample(name, asked)
}

export function askSample(name: string, { request, fields, tries }: TaskQuestion): Exchange {
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

async function askGuest(
  { ledger, clock, signal }: TaskWorld,
  player: ConnectedPlayer,
  { request, fields, tries }: TaskQuestion,
): Promise<Exchange> {
  const agent = metered(player, player.connect(undefined), { ledger, match: 0 })
  const prompt = JSON.stringify(request)
  let detail = ''
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const deadline = new Date(clock.now().getTime() + answerMs).toISOString()
    const dated = { ...request, turn: { ...request.turn, deadline } }
    const until = AbortSignal.any([signal, AbortSignal.timeout(answerMs)])
    const answer = await askBeside(agent, { request: dated, fields, tries }, until)
    signal.throwIfAborted()
    const isForeign =
      answer.kind === 'failed' && (answer.verdict === 'provider' || answer.verdict === 'platform')
    if (!isForeign)
      return { prompt, raw: answer.raw, values: answer.kind === 'answered' ? answer.values : null }
    detail = answer.detail
  }
  throw new TaskStopped(`${player.name} failed ${mostAttempts} times: ${detail}`)
}
