import type { Language } from '@wis/engine'
import type { Field } from '@wis/games'
import { answerSchemaOf } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'

/** The name that a request without a match has in place of a game's. */
export const labGame = 'lab'

export interface TaskAsked {
  /** A name for this question alone. */
  readonly id: string
  readonly language: Language
  /** What the one who is asked is to do, in general. */
  readonly role: string
  /** What this question is about, as words. Empty if the question says it all. */
  readonly material: string
  /** The same for programs. */
  readonly data: Readonly<Record<string, unknown>>
  readonly question: string
  readonly fields: readonly Field[]
  /** When the answer must be here, ISO 8601. */
  readonly deadline: string
}

/** A question without a match, in the form in which every connector asks about matches of any game. */
export function taskRequestOf({
  id,
  language,
  role,
  material,
  data,
  question,
  fields,
  deadline,
}: TaskAsked): GameRequest {
  return {
    protocol: 'wis/1',
    matchId: id,
    game: labGame,
    language,
    rules: role,
    question,
    ruleset: { id: labGame, players: 1, turnLimitMs: 60_000 },
    seat: 0,
    alias: '',
    aliases: [],
    history: [],
    turn: { kind: 'task', round: 0, step: 1, tries: 0, deadline },
    observation: { text: material, data: { ...data } },
    fields: answerSchemaOf(fields, language),
  }
}
