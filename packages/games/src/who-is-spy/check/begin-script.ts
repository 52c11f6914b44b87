import type { Forfeit, Language, Rng, Seat, Turn } from '@wis/engine'
import type { Script } from '../../contract/scripted/scripted-match.ts'
import { key } from '../../words-in-speech/fold.ts'
import { open } from '../rules.ts'
import type { SpyMove } from '../rules.ts'
import type { Ruleset, SpyEvent } from '../schema.ts'
import type { SpyState } from '../state.ts'
import { drawnOut, smallTalk } from './script.ts'
import type { SpyScript } from './script.ts'

export type BegunScript = Script<SpyState, SpyMove, SpyEvent>

/** The deal of a script, and the moves of the players that it plays. */
export function beginScript(script: SpyScript, ruleset: Ruleset, language: Language): BegunScript {
  const { minSurvivors = ruleset.minSurvivors } = script
  const rules = { ...ruleset, minSurvivors }
  const { civilian, spy } = script.words[language]
  const seats = Array.from({ length: rules.players }, (_, seat) => seat)
  const deal = drawing(0, script.spy, script.starter)
  let said = 0

  const harmless = (state: SpyState): string => {
    const lines = smallTalk[language].harmless
    const limit = state.ruleset.speechLimit[language]
    for (let left = lines.length; ; left--) {
      const line = lines[said++ % lines.length] ?? ''
      const text = script.longWinded ? drawnOut(line, limit, language) : line
      if (left <= 1 || !wasSaid(state, text)) return text
    }
  }
  const spoken = (state: SpyState, { round, seat }: Turn): SpyMove | Forfeit => {
    const line = script.said[language][round]?.[seat]
    if (line === null) return { kind: 'forfeit', reason: 'timeout' }
    const text = line === undefined ? undefined : withNames(line, state, script.seat)
    return { kind: 'speech', text: text === undefined || wasSaid(state, text) ? harmless(state) : text }
  }
  return {
    opening: open({ ruleset: rules, language, pair: [spy, civilian] }, seats, deal),
    rng: drawing(),
    move: (state, turn) => {
      if (turn.kind !== 'vote') return spoken(state, turn)
      const target = targetOf(script, state, turn)
      return { kind: 'vote', text: target === undefined ? '' : (state.aliases[target] ?? '') }
    },
    playsOut: ({ ruleset: { rounds } }, { kind, round }) => kind === 'vote' && round === rounds,
  }
}

/**
 * The votes of the other players. The agent has voted by then, but the outcome always follows the script. If the agent voted
 * for the scripted player, one of the other ballots for that player is left out. If the script has no votes, the player that the
 * agent voted for votes for a third player.
 */
function targetOf(
  { seat: agent, votes }: SpyScript,
  { living, rounds }: SpyState,
  turn: Turn,
): Seat | undefined {
  const { round, seat } = turn
  const against = rounds.at(-1)?.vote?.cast.find((ballot) => ballot.seat === agent)?.target ?? undefined
  const planned = votes[round]
  if (planned) {
    const spare = living.find((other) => planned[other] === against && other !== agent)
    return against !== undefined && seat === spare ? undefined : planned[seat]
  }
  return seat === against ? living.find((other) => other !== agent && other !== against) : undefined
}

const withNames = (text: string, { aliases, dealt }: SpyState, seat: Seat): string =>
  text
    .replaceAll('@word', dealt[seat] ?? '')
    .replaceAll(/@(\d)/g, (_, place: string) => aliases[Number(place) - 1] ?? '')

/** The agent may have said the scripted words of another player already, who would foul by repeating them. */
function wasSaid({ rounds }: SpyState, text: string): boolean {
  const given = rounds.flatMap(({ speeches }) => speeches)
  return given.some((speech) => speech.kind === 'given' && key(speech.text) === key(text))
}

/** Chance that draws these numbers, in this order. */
function drawing(...numbers: readonly number[]): Rng {
  const left = [...numbers]
  const int = () => left.shift() ?? 0
  return {
    next: () => 0,
    int,
    pick: (items) => {
      const item = items[int()]
      if (item === undefined) throw new RangeError('a script draws somebody who is not there')
      return item
    },
    shuffle: (items) => [...items],
  }
}
