import { advance, rngAt } from '@wis/engine'
import type { Entry, Forfeit, Rng, Turn } from '@wis/engine'
import type { Language } from '@wis/games'
import { rulesets, whoIsSpy } from '@wis/games/who-is-spy'
import type { Ruleset, SpyEvent, SpyMove, SpyState } from '@wis/games/who-is-spy'

export interface RandomMatchOptions {
  readonly seed: string
  readonly ruleset?: Ruleset
  readonly language?: Language
}

export interface RandomMatch {
  readonly log: readonly Entry<SpyEvent>[]
  /** The number of entries in the opening and in each ruling, in order. */
  readonly rulings: readonly number[]
  readonly moves: readonly { readonly turn: Turn; readonly move: SpyMove | Forfeit }[]
}

const pairs = { en: ['ice cream', 'pie'], zh: ['苹果', '梨子'] } as const
const reasons = ['timeout', 'unreachable', 'malformed', 'refused'] as const
const enough = 400

/** A whole match between players who play, foul, forfeit and talk nonsense at random from the seed. */
export function randomMatch(options: RandomMatchOptions): RandomMatch {
  const { seed } = options
  const players = rngAt(`${seed} players`, 0)
  const recording = new Recording(options)
  for (let due = recording.due(); due.length > 0 && recording.moves.length < enough; due = recording.due()) {
    const turn = players.pick(due)
    recording.play(turn, randomMove(players, recording.state, turn))
  }
  return { log: recording.log, rulings: recording.rulings, moves: recording.moves }
}

class Recording implements RandomMatch {
  readonly log: Entry<SpyEvent>[] = []
  readonly rulings: number[] = []
  readonly moves: { turn: Turn; move: SpyMove | Forfeit }[] = []
  readonly #seed: string
  state: SpyState = whoIsSpy.blank

  constructor({ seed, ruleset = rulesets['wis-2024'], language = 'en' }: RandomMatchOptions) {
    this.#seed = seed
    const seats = Array.from({ length: ruleset.players }, (_, seat) => seat)
    this.#append(whoIsSpy.open({ ruleset, language, pair: pairs[language] }, seats, rngAt(seed, 0)))
  }

  due(): readonly Turn[] {
    return whoIsSpy.turns(this.state)
  }

  play(turn: Turn, move: SpyMove | Forfeit) {
    const ruling = whoIsSpy.decide(this.state, turn.seat, move, rngAt(this.#seed, this.log.length))
    if (!ruling.ok) throw new Error(ruling.reason)
    this.moves.push({ turn, move })
    this.#append(ruling.events)
  }

  #append(events: readonly Entry<SpyEvent>['event'][]) {
    this.rulings.push(events.length)
    for (const event of events) {
      const entry = { seq: this.log.length, at: new Date(this.log.length * 1000).toISOString(), event }
      this.log.push(entry)
      this.state = advance(whoIsSpy, this.state, entry)
    }
  }
}

function randomMove(rng: Rng, state: SpyState, turn: Turn): SpyMove | Forfeit {
  if (rng.int(30) === 0) return { kind: 'forfeit', reason: rng.pick(reasons) }
  return turn.kind === 'vote'
    ? { kind: 'vote', text: randomVote(rng, state) }
    : { kind: 'speech', text: randomSpeech(rng, state, turn) }
}

function randomSpeech(rng: Rng, state: SpyState, turn: Turn): string {
  const fresh = `${state.rounds.length}.${turn.seat} ${rng.int(1_000_000)} 种说法`
  if (rng.int(8) > 0) return fresh
  const word = state.dealt[turn.seat] ?? ''
  const heard = state.rounds.flatMap(({ speeches }) => speeches)
  const earlier = heard.map((speech) => (speech.kind === 'given' ? speech.text : '…'))
  return rng.pick([
    ...earlier,
    '',
    ' \u200b ',
    '!?',
    '🙂',
    `it is ${word}`,
    word,
    '\ud800x',
    fresh.repeat(60),
  ])
}

function randomVote(rng: Rng, { aliases, living }: SpyState): string {
  const named = aliases[rng.pick(living)] ?? ''
  if (rng.int(5) > 0) return named
  return rng.pick([
    ...aliases,
    '',
    `  ${named}\n`,
    named.toLowerCase(),
    `I vote ${named}`,
    'Player 7',
    '\udc00',
    '弃权',
  ])
}
