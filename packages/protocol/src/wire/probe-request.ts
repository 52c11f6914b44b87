import { redact, replay, toldTo } from '@wis/engine'
import type { Entry, Language, Seat } from '@wis/engine'
import type { AnyRuleset, Field, GameKit, KitProbe } from '@wis/games'
import { answerSchemaOf } from './answer-schema.ts'
import { gameRequestOf } from './game-request.ts'
import type { GameRequest } from './game-request.ts'

/** The kind of a turn that asks something beside the game. */
export const probeTurn = 'probe'

export interface AskedBeside {
  readonly kit: GameKit
  readonly probe: KitProbe
  /** The whole log, as far as it goes. What the seat may not know is taken out here. */
  readonly log: readonly Entry[]
  /** The number of the last entry that counts. */
  readonly after: number
  readonly seat: Seat
  /** A name for this question alone. An agent with a memory finds no match under it. */
  readonly questionId: string
  readonly aliases: readonly string[]
  readonly ruleset: AnyRuleset
  readonly language: Language
  /** When the answer must be here, ISO 8601. */
  readonly deadline: string
}

export interface ProbeAsked {
  readonly request: GameRequest
  /** How its answer is read. */
  readonly fields: readonly Field[]
  /** What the seat may know, for players of the house. */
  readonly state: unknown
}

/** The question to the agent of a seat, as the seat may know the match after an entry. */
export function probeRequestOf({
  kit,
  probe,
  log,
  after,
  seat,
  questionId,
  ...asked
}: AskedBeside): ProbeAsked {
  const seen = log.filter(({ seq }) => seq <= after).map((entry) => redact(kit.rules, seat, entry))
  const state = replay(kit.rules, seen)
  const turn = { seat, kind: probeTurn, round: 0, step: 1, limitMs: 0 }
  const recent = toldTo(kit.rules, seat, seen)
  const request = gameRequestOf({ ...asked, kit, matchId: questionId, turn, state, recent })
  const { legal: _, ...rest } = request
  const fields = probe.fields(state, seat)
  const schema = answerSchemaOf(fields, asked.language)
  return { request: { ...rest, question: probe.question(state, seat), fields: schema }, fields, state }
}
