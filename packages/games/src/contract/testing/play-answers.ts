import { MatchInPlay, rngAt } from '@wis/engine'
import type { GameEvent, Known, Language, Turn } from '@wis/engine'
import type { GameKit } from '../game-kit.ts'
import { materialAt } from '../play-house.ts'
import type { AnyRuleset, GameConfig } from '../ruleset.ts'

/** Null is no answer. */
export type WrittenAnswer = string | null

export interface Written<Ruleset, State, Event extends GameEvent> {
  readonly ruleset: Ruleset
  readonly seed?: string
  readonly language?: Language
  /** One answer for each turn that comes up. */
  readonly answers: readonly WrittenAnswer[]
  /** Is called before each answer. */
  asked?(known: Known<State, Event>, turn: Turn, answer: WrittenAnswer): void
}

/** Plays a match by written answers until they are used up. */
export function playAnswers<Ruleset extends AnyRuleset, Material, State, Move, Event extends GameEvent>(
  kit: GameKit<Ruleset, Material, State, Move, Event>,
  { ruleset, seed = 'written', language = 'en', answers, asked }: Written<Ruleset, State, Event>,
): MatchInPlay<GameConfig<Ruleset, Material>, State, Move, Event> {
  const seats = [...Array(ruleset.players).keys()]
  const match = new MatchInPlay({ game: kit.rules, seats, seed })
  const dated = () => ''
  const material = kit.setup.draw(ruleset, language, rngAt(seed, materialAt))
  match.open({ ruleset, language, material }, dated)
  for (const answer of answers) {
    const [turn] = match.turns()
    if (!turn) throw new RangeError(`the match is over before the answer ${answer}`)
    asked?.(match, turn, answer)
    const move =
      answer === null
        ? ({ kind: 'forfeit', reason: 'timeout' } as const)
        : kit.rules.readMove(match.state, turn, answer)
    match.rule(turn, move, dated)
  }
  return match
}
