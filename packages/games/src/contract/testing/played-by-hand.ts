import { MatchInPlay } from '@wis/engine'
import type { Game, GameEvent, Language, Seat, Turn } from '@wis/engine'
import type { GameKit } from '../game-kit.ts'
import type { AnyRuleset } from '../ruleset.ts'

/** What a test may choose in a match of any game. */
export interface TestMatchOptions<Ruleset> {
  readonly ruleset?: Ruleset
  readonly language?: Language
}

const undated = () => ''

/** A match that a test plays answer by answer. Undefined is no answer at all. */
export function playedByHand<Config, State, Move, Event extends GameEvent>(
  game: Game<Config, State, Move, Event>,
  seats: readonly Seat[],
  config: Config,
) {
  const match = new MatchInPlay({ game, seats, seed: 'table' })
  match.open(config, undated)

  const rule = (turn: Turn, text: string | undefined): readonly Event[] => {
    const move =
      text === undefined
        ? ({ kind: 'forfeit', reason: 'timeout' } as const)
        : game.readMove(match.state, turn, text)
    return match.rule(turn, move, undated).map(({ event }) => event as Event)
  }

  return {
    match,
    /** The events that follow from the answer of a seat. */
    answer(seat: Seat, text: string | undefined): readonly Event[] {
      const turn = match.turns().find((due) => due.seat === seat)
      if (!turn) throw new RangeError(`seat ${seat} is not asked`)
      return rule(turn, text)
    },
    /** The events that follow from the answer of the seat that is asked. */
    answerNext(text: string | undefined): readonly Event[] {
      const [turn] = match.turns()
      if (!turn) throw new RangeError(`nobody is asked, but “${text}” is said`)
      return rule(turn, text)
    },
    /** The last event of a type. */
    last: <Type extends Event['type']>(type: Type) =>
      match.log
        .map(({ event }) => event as Event)
        .findLast((event): event is Extract<Event, { readonly type: Type }> => event.type === type),
  }
}

/** The same for a game by its usual rules, some of which may be changed. */
export function tableOf<Ruleset extends AnyRuleset, Material, State, Move, Event extends GameEvent>(
  { rules, setup, results, wire }: GameKit<Ruleset, Material, State, Move, Event>,
  material: Material,
  { ruleset: changed, language = 'en' }: TestMatchOptions<Partial<Ruleset>> = {},
) {
  const ruleset = { ...setup.presets[0], ...changed }
  const table = playedByHand(rules, [...Array(ruleset.players).keys()], { ruleset, language, material })
  const { match, answerNext } = table
  return {
    ...table,
    /** Several answers in turn, alone or by rounds, and the events of the last one. */
    play: (...answers: readonly (string | readonly (string | number)[])[]) =>
      answers
        .flat()
        .map((answer) => answerNext(String(answer)))
        .at(-1) ?? [],
    results: () => results.of(match.state),
    textFor: (seat: Seat) => wire.observe(match.stateOf(seat), seat).text,
  }
}

/** Such a table of a game with the same material in each of its tests. */
export const tableFor =
  <Ruleset extends AnyRuleset, Material, State, Move, Event extends GameEvent>(
    kit: GameKit<Ruleset, Material, State, Move, Event>,
    material: Material,
  ) =>
  (options?: TestMatchOptions<Partial<Ruleset>>) =>
    tableOf(kit, material, options)
