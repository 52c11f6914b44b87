import type { Seat } from '@wis/engine'
import { kits } from '@wis/games'
import { z } from 'zod'
import { EnvSession } from './env-session.ts'
import type { EnvResult, EnvWorld } from './env-session.ts'
import { EnvFault } from './reset-request.ts'

export interface Stepped {
  readonly observation: Readonly<Record<string, unknown>>
  readonly reward: number | null
  readonly done: boolean
}

const action = z.object({
  /** The learner that is waited for, if it is not given. */
  seat: z.int().min(0).nullish(),
  answer: z.union([z.string().max(100_000), z.record(z.string(), z.unknown()), z.null()]),
  metadata: z.record(z.string(), z.unknown()).optional(),
})

/** One environment of OpenEnv: a learner on one seat, or on all, and built-in agents or models on the others. */
export class OpenEnv {
  readonly #session: EnvSession
  #episode = ''

  constructor(world: EnvWorld) {
    this.#session = new EnvSession(world)
  }

  async reset(asked: Readonly<Record<string, unknown>>): Promise<Stepped> {
    const { episode_id: episode, ...match } = asked
    const isSeated = 'seats' in match || 'learner' in match || 'opponents' in match
    this.#session.reset(isSeated ? match : { ...match, learner: 0 })
    this.#episode = typeof episode === 'string' ? episode : crypto.randomUUID()
    await this.#session.settle()
    return this.#stepped({ rules: this.#session.rules() })
  }

  async step(asked: unknown): Promise<Stepped> {
    const read = action.safeParse(asked)
    if (!read.success) throw new EnvFault('an action has an answer: a text, the fields as an object, or null')
    const seat = read.data.seat ?? this.#session.turns()[0]
    if (seat === undefined) throw new EnvFault('the match is over: call reset')
    const acted = this.#session.act(seat, read.data.answer)
    await this.#session.settle()
    return this.#stepped({ ...acted })
  }

  get state(): Readonly<Record<string, unknown>> {
    const { steps } = this.#session
    return {
      episode_id: this.#episode === '' ? null : this.#episode,
      step_count: steps,
      ...(this.#episode !== '' && { result: this.#session.result(), log: this.#doneLog() }),
    }
  }

  get episode(): string {
    return this.#episode
  }

  /** The log is for everybody's eyes once nobody can profit from it. */
  #doneLog() {
    return this.#session.match.turns().length === 0 ? this.#session.exportLines() : null
  }

  #stepped(more: Readonly<Record<string, unknown>>): Stepped {
    const [seat] = this.#session.turns()
    const isDone = this.#session.match.turns().length === 0
    const [learner = 0] = this.#session.learners()
    const seen = this.#session.observe(seat ?? learner)
    const history = this.#session.history(seen.seat)
    const ended = isDone ? this.#ended() : {}
    const reward = isDone ? (ended.rewards?.[learner] ?? 0) : 0
    return { observation: { ...seen, history, ...more, ...ended }, reward, done: isDone }
  }

  #ended(): { readonly result?: EnvResult; readonly rewards?: Readonly<Record<Seat, number>> } {
    const result = this.#session.result()
    const rewards = this.#session.learners().map((seat) => [seat, result.seats[seat]?.reward ?? 0] as const)
    return { result, rewards: Object.fromEntries(rewards) }
  }
}

export const openEnvMetadata = (version: string) => ({
  name: 'wis',
  description: `Text games for two and more: ${kits.map(({ texts }) => texts.en.name).join(', ')}.`,
  version,
})

const nothingElse = { type: 'object', additionalProperties: true }

export const openEnvSchema = {
  action: z.toJSONSchema(action),
  observation: {
    ...nothingElse,
    properties: {
      seat: { type: 'integer' },
      turns: { type: 'array', items: { type: 'integer' } },
      text: { type: 'string' },
      data: { type: 'object' },
      fields: { type: 'object' },
      legal: { type: 'array', items: { type: 'string' } },
      history: { type: 'array', items: { type: 'string' } },
    },
    required: ['seat', 'turns', 'text', 'data', 'history'],
  },
  state: {
    ...nothingElse,
    properties: { episode_id: { type: ['string', 'null'] }, step_count: { type: 'integer' } },
  },
}
