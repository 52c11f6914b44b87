import { MatchInPlay, rngAt } from '@wis/engine'
import type { Entry, Game, GameEvent, Known, Seat, Turn } from '@wis/engine'
import { materialAt, playHouse } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'

/** A match whose answers are known before it is played. */
export interface AnsweredMatch<State = unknown, Event extends GameEvent = GameEvent> {
  /** Plays the match anew and calls `ruled` after each ruling. */
  play(ruled?: (known: Known<State, Event>, turn: Turn) => void): readonly Entry<Event>[]
}

interface Answered<Config, State, Move, Event extends GameEvent> {
  readonly game: Game<Config, State, Move, Event>
  readonly config: Config
  readonly seats: readonly Seat[]
  readonly seed: string
  /** In the order in which they are asked for. */
  answer(number: number): string
}

export function answeredMatch<Config, State, Move, Event extends GameEvent>({
  game,
  config,
  seats,
  seed,
  answer,
}: Answered<Config, State, Move, Event>): AnsweredMatch<State, Event> {
  return {
    play: (ruled) => {
      const match = new MatchInPlay({ game, seats, seed })
      match.open(config, dated)
      let asked = 0
      match.playOut((turn) => {
        match.rule(turn, game.readMove(match.state, turn, answer(asked)), dated)
        asked += 1
        ruled?.(match, turn)
      })
      return match.log
    },
  }
}

const at = '2026-01-31T12:00:00.000Z'
const dated = () => at

/** A match of house players that draw their moves. Their answers are written down, so that nobody thinks again. */
export function houseMatch(kit: GameKit, seed: string, ruleset: AnyRuleset = kit.setup.presets[0]) {
  const answers: string[] = []
  const [weakest] = kit.house
  const noting: Parameters<typeof playHouse>[1]['players'][number] = {
    answer: (asked) => {
      const answer = weakest.answer(asked)
      answers.push(JSON.stringify(answer.fields))
      return answer
    },
  }
  const players = Array.from({ length: ruleset.players }, () => noting)
  const { log } = playHouse(kit, { seed, ruleset, language: 'en', players })
  const material = kit.setup.draw(ruleset, 'en', rngAt(seed, materialAt))
  const match = answeredMatch({
    game: kit.rules,
    config: { ruleset, language: 'en', material },
    seats: [...players.keys()],
    seed,
    answer: (number) => answers[number] ?? '',
  })
  if (match.play().length !== log.length) throw new Error(`${kit.id} is not the same match again`)
  return match
}
