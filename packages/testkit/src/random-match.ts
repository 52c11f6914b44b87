import { advance, rngAt } from '@wis/engine'
import type { Entry, Forfeit, Rng, Turn } from '@wis/engine'
import { rulesets, whoIsSpy } from '@wis/games'
import type { Language, Ruleset, SpyEvent, SpyMove, SpyState } from '@wis/games'

export interface RandomMatchOptions {
  readonly seed: string
  readonly ruleset?: Ruleset
  readonly language?: Language
}

export interface RandomMatch {
  readonly log: readonly Entry<SpyEvent>[]
  /** How many entries the opening and each ruling wrote, in order. */
  readonly rulings: readonly number[]
  readonly moves: readonly { readonly turn: Turn; readonly move: SpyMove | Forfeit }[]
}

const pairs = { en: ['ice cream', 'pie'], zh: ['苹果', '梨子'] } as const
const reasons = ['timeout', 'unreachable', 'malformed', 'refused'] as const
const enough = 400

/** A whole match between players who play, foul, forfeit and talk nonsense as the seed has it. */
export function randomMatch({
  seed,
  ruleset = rulesets['wis-2024'],
  language = 'en',
}: RandomMatchOptions): RandomMatch {
  const seats = Array.from({ length: ruleset.players }, (_, seat) => seat)
  const config = { ruleset, language, pair: pairs[language] }
  const log: Entry<SpyEvent>[] = []
  const rulings: number[] = []
  const moves: { turn: Turn; move: SpyMove | Forfeit }[] = []
  let state = whoIsSpy.blank
  const append = (events: readonly Entry<SpyEvent>['event'][]) => {
    rulings.push(events.length)
    for (const event of events) {
      const entry = { seq: log.length, at: new Date(log.length * 1000).toISOString(), event }
      log.push(entry)
      state = advance(whoIsSpy, state, entry)
    }
  }
  append(whoIsSpy.open(config, seats, rngAt(seed, 0)))
  const players = rngAt(`${seed} players`, 0)
  for (
    let due = whoIsSpy.turns(state);
    due.length > 0 && moves.length < enough;
    due = whoIsSpy.turns(state)
  ) {
    const turn = players.pick(due)
    const move = randomMove(players, state, turn)
    const ruling = whoIsSpy.decide(state, turn.seat, move, rngAt(seed, log.length))
    if (!ruling.ok) throw new Error(ruling.reason)
    moves.push({ turn, move })
    append(ruling.events)
  }
  return { log, rulings, moves }
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
