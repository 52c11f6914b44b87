import { MatchInPlay, rngAt } from '@wis/engine'
import type { Entry, GameEvent, Known, Language, Rng, Turn } from '@wis/engine'
import type { GameKit, HousePlayer } from './game-kit.ts'
import type { AnyRuleset } from './ruleset.ts'

export interface HouseMatch<State, Material = unknown> {
  readonly seed: string
  readonly ruleset: AnyRuleset
  readonly language: Language
  /** What is dealt, if the seed does not decide it. */
  readonly material?: Material
  /** In seat order. */
  readonly players: readonly Pick<HousePlayer<State>, 'answer'>[]
  /** The time of an entry with this number, ISO 8601. */
  dated?(seq: number): string
  /** Is called before each question, with all that the director knows. */
  asked?(known: Known<State>, turn: Turn): void
}

export interface PlayedByHouse<State, Event extends GameEvent = GameEvent> {
  readonly log: readonly Entry<Event>[]
  readonly state: State
}

/** Draws the content of a match before the first entry, so that nothing else draws the same numbers. */
export const materialAt = -3

/** Plays a whole match of house players at once. The same input gives the same log. */
export function playHouse<Ruleset extends AnyRuleset, Material, State, Move, Event extends GameEvent>(
  kit: GameKit<Ruleset, Material, State, Move, Event>,
  { seed, ruleset: given, language, players, dated = () => '', asked, ...dealt }: HouseMatch<State, Material>,
): PlayedByHouse<State, Event> {
  const ruleset = kit.setup.ruleset.parse(given)
  const seats = [...players.keys()]
  const match = new MatchInPlay({ game: kit.rules, seats, seed })
  const material = dealt.material ?? kit.setup.draw(ruleset, language, rngAt(seed, materialAt))
  match.open({ ruleset, language, material }, dated)
  match.playOut((turn) => {
    const player = players[turn.seat]
    if (!player) throw new RangeError(`nobody sits on seat ${turn.seat}`)
    asked?.(match, turn)
    match.rule(turn, kit.rules.readMove(match.state, turn, saidByHouse(match, player, turn, seed)), dated)
  })
  return { log: match.log, state: match.state }
}

/** What a house player answers in a match of this seed. The same match so far gives the same answer. */
export function saidByHouse<State>(
  match: Pick<Known<State>, 'stateOf'>,
  player: Pick<HousePlayer<State>, 'answer'>,
  turn: Turn,
  seed: string,
): string {
  const own = `${seed}:${turn.seat}`
  const question = { state: match.stateOf(turn.seat), turn, seed: own, rng: rngAt(own, turn.step) }
  return JSON.stringify(player.answer(question).fields)
}

/** The number of deals in a schedule that are played intermixed. */
export const dealsAtOnce = 3

/**
 * The matches of a schedule in playing order: some deals at a time, mixed at random. In the matches of one deal each
 * agent has the rare role once. The mixing hides which matches belong together, so that nobody can use this.
 */
export function inPlayOrder<Match extends { readonly deal: number }>(
  matches: readonly Match[],
  rng: Rng,
): readonly Match[] {
  const windowOf = ({ deal }: Match) => Math.floor(deal / dealsAtOnce)
  const windows = [...new Set(matches.map(windowOf))].sort((one, other) => one - other)
  return windows.flatMap((window) => rng.shuffle(matches.filter((match) => windowOf(match) === window)))
}
