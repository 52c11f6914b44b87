import { languages } from '@wis/engine'
import type { Language, ToldEntry, Turn } from '@wis/engine'
import type { AnyRuleset, GameKit } from '@wis/games'
import { z } from 'zod'
import { answerSchema, answerSchemaOf } from './answer-schema.ts'

/** One event, as this seat may know it. */
const toldEntry = z.object({
  seq: z.int().min(0),
  at: z.string(),
  event: z.looseObject({ type: z.string() }),
  /** The event in words, if there is something to say. */
  text: z.string().optional(),
})

/** Everything an agent needs to act once in any game. It never contains anything the agent may not know. */
export const gameRequest = z.object({
  protocol: z.literal('wis/1'),
  matchId: z.string(),
  game: z.string(),
  /** The numbers that the match is played by. All fields but these belong to the game. */
  ruleset: z.looseObject({ id: z.string(), players: z.int().min(1), turnLimitMs: z.int().min(1) }),
  seat: z.int().min(0),
  alias: z.string(),
  aliases: z.array(z.string()).readonly(),
  language: z.enum(languages),
  rules: z.string(),
  turn: z.object({
    kind: z.string(),
    round: z.int().min(0),
    /** Counts the questions to this seat in this match, from 1. */
    step: z.int().min(1),
    /** The number of refused answers to the same question. */
    tries: z.int().min(0),
    /** When the answer must be here, ISO 8601. */
    deadline: z.string(),
  }),
  /** What the seat knows now, in words and as data of the game. */
  observation: z.object({ text: z.string(), data: z.record(z.string(), z.unknown()) }),
  /** What is asked beside the game. In a turn of a match there is none. */
  question: z.string().optional(),
  fields: answerSchema,
  /** The legal values of the first field, if they can be listed and the ruleset lists them. */
  legal: z.array(z.string()).readonly().optional(),
  /** The last events, at most 64. */
  history: z.array(toldEntry).readonly(),
})
export type GameRequest = z.infer<typeof gameRequest>

/** The most events that a request holds. */
export const longestHistory = 64

/** A seat that has to act, and everything that its agent may know. */
export interface AskedInGame {
  readonly kit: GameKit
  /** The name by which this seat's agent knows the match. */
  readonly matchId: string
  readonly turn: Turn
  /** The state as the seat may know it. */
  readonly state: unknown
  /** The last entries that the seat was told. */
  readonly recent: readonly ToldEntry[]
  readonly aliases: readonly string[]
  readonly ruleset: AnyRuleset
  readonly language: Language
  /** When the answer must be here, ISO 8601. */
  readonly deadline: string
}

/** The request to the agent of a seat in any game. It is the same wherever it is made. */
export function gameRequestOf({ kit, matchId, turn, state, recent, ...asked }: AskedInGame): GameRequest {
  const { aliases, ruleset, language, deadline } = asked
  const { seat, kind, round, step, tries = 0 } = turn
  const legal = kit.wire.legal(state, turn)
  const observation = kit.wire.observe(state, seat)
  return {
    protocol: 'wis/1',
    matchId,
    game: kit.id,
    ruleset: { ...ruleset },
    seat,
    alias: aliases[seat] ?? '',
    aliases,
    language,
    rules: kit.texts[language].rules(ruleset),
    turn: { kind, round, step, tries, deadline },
    observation: { text: observation.text, data: { ...observation.data } },
    fields: answerSchemaOf(kit.wire.fields(state, turn), language),
    ...(legal && { legal }),
    history: recent.slice(-longestHistory).map((entry) => withText(entry, asked, kit)),
  }
}

interface Said {
  readonly teller: Pick<AskedInGame, 'aliases' | 'language'>
  readonly entry: GameRequest['history'][number]
}

/** Every turn tells what the turns before it told, so each entry is put into words once. */
const saidBefore = new WeakMap<ToldEntry, Said>()

function withText(
  told: ToldEntry,
  { aliases, language }: Said['teller'],
  { wire }: GameKit,
): GameRequest['history'][number] {
  const before = saidBefore.get(told)
  if (before?.teller.aliases === aliases && before.teller.language === language) return before.entry
  const { seq, at, event } = told
  const text = wire.say(event, { language, nameOf: (seat) => aliases[seat] ?? '' })
  const entry = { seq, at, event, ...(text !== undefined && { text }) }
  saidBefore.set(told, { teller: { aliases, language }, entry })
  return entry
}
