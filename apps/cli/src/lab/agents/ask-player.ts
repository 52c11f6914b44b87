import { askBeside, askUntilAnswered, mostFailures } from '@wis/agents'
import type { Clock } from '@wis/agents'
import { askedBefore, askedLocally, samplePlayers } from '@wis/lab'
import type { Exchange, TaskQuestion } from '@wis/lab'
import type { Ledger } from './ledger.ts'
import { metered } from './metered.ts'
import type { ConnectedPlayer } from './players.ts'

export interface AskedWorld {
  readonly guests: ReadonlyMap<string, ConnectedPlayer>
  readonly ledger: Ledger
  readonly clock: Clock
  readonly signal: AbortSignal
  /** The players that gave no answer at all to their last question. */
  readonly silent: Set<string>
}

interface BesideMatch extends TaskQuestion {
  /** What is kept with its calls. */
  readonly about?: object
}

/** Nothing more can be asked: a provider failed again and again, or a player answers nothing any more. */
export class AskingStopped extends Error {
  override readonly name = 'AskingStopped'
}

const answerMs = 60_000

/** Asks a player something that is no turn of a match. An answer that nobody can read is a missing one. */
export async function askPlayer(world: AskedWorld, name: string, asked: BesideMatch): Promise<Exchange> {
  const player = world.guests.get(name)
  return player ? askGuest(world, player, asked) : askSample(name, asked)
}

function askSample(name: string, question: TaskQuestion): Exchange {
  const player = samplePlayers[name]
  if (!player) throw new RangeError(`there is no sample player ${name}`)
  return askedLocally(player, question)
}

/** The exchange about a question again. Sample players answer again, and the kept answers of others are read again. */
export const askedAgain = (
  name: string,
  question: TaskQuestion,
  kept: Pick<Exchange, 'raw' | 'served'>,
): Exchange => (Object.hasOwn(samplePlayers, name) ? askSample(name, question) : askedBefore(question, kept))

async function askGuest(world: AskedWorld, player: ConnectedPlayer, asked: BesideMatch): Promise<Exchange> {
  const { ledger, clock, signal, silent } = world
  const { name } = player
  const { request, fields, tries, about } = asked
  const prompt = JSON.stringify(request)
  const answer = await askUntilAnswered({
    clock,
    signal,
    ask: () => {
      const agent = metered(player, player.connect(undefined), { ledger, match: 0, about })
      const asking = { agent, clock, limitMs: answerMs, signal, onFault: rethrow }
      return askBeside(asking, { request, fields, tries })
    },
  })
  signal.throwIfAborted()
  if (answer && answer.kind !== 'failed') {
    silent.delete(name)
    const { raw, served } = answer
    const values = answer.kind === 'answered' ? answer.values : null
    return { prompt, raw, values, ...(served && { served }) }
  }
  // One question may be too hard for a player. If it answers none, it is not there.
  if (answer?.verdict !== 'agent' || silent.has(name))
    throw new AskingStopped(`${name} gave no answer ${mostFailures} times: ${answer?.detail ?? ''}`)
  silent.add(name)
  return { prompt, raw: answer.raw, values: null }
}

function rethrow(error: unknown): never {
  throw error
}
