import type { Readable, Writable } from 'node:stream'
import { isDeepJson } from '@wis/engine'
import { kits } from '@wis/games'
import { hashText } from '@wis/proof'
import { TrainingMatch } from '@wis/simulation'
import { z } from 'zod'
import { readLines } from '../verify/check-file.ts'
import { EnvSession, logLine } from './env-session.ts'
import type { EnvWorld } from './env-session.ts'
import { EnvFault, resetRequest, seedOfInstance, wantedMatch } from './reset-request.ts'

/** The version of the calls. A field is never removed from an answer. */
const format = 'wis-env/1'

const seat = z.int().min(0)
const session = z.string().max(200).default('')

const call = z.discriminatedUnion('call', [
  z.object({ call: z.literal('hello') }),
  z.object({ call: z.literal('games') }),
  z.object({
    call: z.literal('instances'),
    of: z.unknown(),
    from: z.int().min(1).default(1),
    count: z.int().min(1).max(10_000).default(100),
  }),
  z.object({ call: z.literal('reset'), session, match: z.unknown() }),
  z.object({ call: z.literal('observe'), session, seat, history: z.boolean().default(false) }),
  z.object({
    call: z.literal('act'),
    session,
    seat,
    answer: z.union([z.string().max(100_000), z.record(z.string(), z.unknown()), z.null()]),
    /** The answer has what the seat sees that is waited for next. */
    observe: z.boolean().default(true),
  }),
  z.object({ call: z.literal('house'), session, seat, player: z.string() }),
  z.object({ call: z.literal('result'), session }),
  z.object({ call: z.literal('log'), session }),
  z.object({ call: z.literal('export'), session }),
  z.object({ call: z.literal('close'), session }),
])
type Call = z.infer<typeof call>

/** Any number of sessions in one process, each with a match of its own. */
export class EnvCalls {
  readonly #world: EnvWorld
  readonly #sessions = new Map<string, EnvSession>()

  constructor(world: EnvWorld = {}) {
    this.#world = world
  }

  get sessions(): number {
    return this.#sessions.size
  }

  /** The answer to a call: an object, with `ok` false and the fault if it cannot be done. */
  async answer(asked: unknown): Promise<Readonly<Record<string, unknown>>> {
    if (asked === undefined) return { ok: false, fault: 'this is no JSON, or is nested too deeply' }
    const read = call.safeParse(asked)
    if (!read.success) return { ok: false, fault: faultOf(read.error) }
    try {
      const done = this.do(read.data)
      return { ok: true, ...(done instanceof Promise ? await done : done) }
    } catch (error) {
      if (error instanceof EnvFault || error instanceof RangeError) return { ok: false, fault: error.message }
      throw error
    }
  }

  /** Waits only for players that are asked over the network. */
  do(asked: Call): Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>> {
    switch (asked.call) {
      case 'hello':
        return { format, sessions: this.#sessions.size }
      case 'games':
        return { games: kits.map(gameTold) }
      case 'instances':
        return { instances: instancesOf(asked.of, asked) }
      case 'reset':
        return this.#reset(asked.session, asked.match)
      case 'observe': {
        const open = this.#open(asked.session)
        return {
          observation: open.observe(asked.seat),
          ...(asked.history && { history: open.history(asked.seat) }),
        }
      }
      case 'act': {
        const open = this.#open(asked.session)
        const acted = open.act(asked.seat, asked.answer)
        return this.#settled(open, () => ({ ...acted, ...next(open, asked.observe) }))
      }
      case 'house':
        return { answer: this.#open(asked.session).houseAnswer(asked.seat, asked.player) }
      case 'result':
        return { result: this.#open(asked.session).result() }
      case 'log':
        return { log: this.#open(asked.session).match.log }
      case 'export':
        return { lines: this.#open(asked.session).exportLines() }
      case 'close':
        return { closed: this.#sessions.delete(asked.session) }
    }
  }

  #reset(name: string, match: unknown) {
    const open = this.#sessions.get(name) ?? new EnvSession(this.#world)
    const { kit, ruleset, language, seed, players } = open.reset(match ?? {})
    this.#sessions.set(name, open)
    const about = {
      game: kit.id,
      ruleset,
      language,
      seed,
      players,
      aliases: open.match.aliases,
      rules: open.rules(),
    }
    return this.#settled(open, () => ({ ...about, ...next(open, true) }))
  }

  #open(name: string): EnvSession {
    const open = this.#sessions.get(name)
    if (open) return open
    throw new EnvFault('there is no match: call reset first')
  }

  #settled<Told>(open: EnvSession, told: () => Told): Told | Promise<Told> {
    const isWaiting = open.match.turns().length > 0 && open.turns()[0] !== open.match.turns()[0]
    return isWaiting ? open.settle().then(told) : told()
  }
}

interface Instance {
  readonly instance: number
  readonly game: string
  readonly ruleset: string
  readonly language: string
  readonly seed: string
  /** SHA-256 of the entries that open the match, by which one sees that two machines deal the same. */
  readonly deal: string
}

/** The deals with these numbers. The same number is the same deal on every machine. */
export function instancesOf(
  asked: unknown,
  { from, count }: { readonly from: number; readonly count: number },
): readonly Instance[] {
  const read = resetRequest.safeParse(asked ?? {})
  if (!read.success) throw new EnvFault(read.error.issues.map(({ message }) => message).join('; '))
  const { seed: _, ...match } = read.data
  return Array.from({ length: count }, (__, place) => {
    const instance = from + place
    const wanted = wantedMatch({ ...match, instance, seats: null, learner: null, opponents: null }, {})
    const opened = new TrainingMatch({ ...wanted, seats: wanted.players.map(() => null) })
    const { kit, ruleset, language } = wanted
    const deal = hashText(opened.log.map(logLine).join(''))
    return { instance, game: kit.id, ruleset: ruleset.id, language, seed: seedOfInstance(instance), deal }
  })
}

/** Who is waited for, and what that seat sees. */
function next(open: EnvSession, withObservation: boolean) {
  const turns = open.turns()
  const [seat] = turns
  const isDone = open.match.turns().length === 0
  return {
    turns,
    done: isDone,
    ...(seat !== undefined && withObservation && { observation: open.observe(seat) }),
  }
}

const gameTold = ({ id, texts, setup, house }: (typeof kits)[number]) => ({
  game: id,
  name: texts.en.name,
  tagline: texts.en.tagline,
  rulesets: setup.presets.map(({ id: ruleset, players }) => ({ ruleset, seats: players })),
  players: house.map(({ slug, strength }) => ({ player: slug, strength })),
})

const faultOf = ({ issues }: z.ZodError): string =>
  issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
    .join('; ')

/**
 * Answers calls line by line: a JSON object, or a list of them, which are answered by a list in the same order. What a call
 * has under `id` stands in its answer.
 */
export async function driveStdio(calls: EnvCalls, input: Readable, output: Writable): Promise<void> {
  for await (const line of readLines(input)) {
    if (line.trim() === '') continue
    const asked = parsed(line)
    const answer = Array.isArray(asked)
      ? await Promise.all(asked.map((one) => answerTo(calls, one)))
      : await answerTo(calls, asked)
    if (!output.write(`${JSON.stringify(answer)}\n`)) await drained(output)
  }
}

const drained = (output: Writable) => new Promise<void>((resolve) => output.once('drain', resolve))

export async function answerTo(calls: EnvCalls, asked: unknown) {
  const id = typeof asked === 'object' && asked !== null && 'id' in asked ? { id: asked.id } : {}
  return { ...id, ...(await calls.answer(asked)) }
}

function parsed(line: string): unknown {
  if (isDeepJson(line)) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
