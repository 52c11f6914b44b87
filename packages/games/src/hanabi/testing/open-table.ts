import { MatchInPlay } from '@wis/engine'
import type { Entry, Language, Seat } from '@wis/engine'
import { colours, deckOf } from '../cards.ts'
import type { Face } from '../cards.ts'
import { hanabi } from '../kit.ts'
import type { HanabiRuleset, HanabiState } from '../table.ts'

type Log = ReturnType<typeof hanabi.rules.open>
type LoggedEvent = Entry<Log[number]>['event']

export const [standard, llmarena = standard] = hanabi.setup.presets
export const [random, careful = random, conventional = random] = hanabi.house

/** A match with a known deck. Every act gives the events that it led to. */
export interface HanabiTestMatch {
  state(): HanabiState
  /** The state as a seat may know it. */
  seenBy(seat: Seat): HanabiState
  log(): readonly Entry<Log[number]>[]
  act(...texts: readonly string[]): readonly LoggedEvent[]
  silent(): readonly LoggedEvent[]
}

/** `r1 y2` stands for a red 1 and a yellow 2. */
export function faces(text: string): readonly Face[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((card) => {
      const colour = colours.find((one) => one.startsWith(card.charAt(0)))
      if (!colour) throw new Error(`no colour begins with ${card.charAt(0)}`)
      return { colour, rank: Number(card.slice(1)) }
    })
}

/** The deck of a ruleset that begins with these cards. The others follow in order. */
export function deckThatBegins(ruleset: HanabiRuleset, text: string): readonly Face[] {
  const first = faces(text)
  const rest = [...deckOf(ruleset)]
  for (const face of first) {
    const index = rest.findIndex(({ colour, rank }) => colour === face.colour && rank === face.rank)
    if (index < 0) throw new Error(`the deck has no other ${face.colour} ${face.rank}`)
    rest.splice(index, 1)
  }
  return [...first, ...rest]
}

/** A table by the standard rules with some changes, and a deck that begins with these cards. */
export function openTable(deckText: string, changes: Partial<HanabiRuleset> = {}): HanabiTestMatch {
  const ruleset = { ...standard, ...changes }
  return openTableWith(ruleset, deckThatBegins(ruleset, deckText))
}

export function openTableWith(
  ruleset: HanabiRuleset,
  deck: readonly Face[],
  language: Language = 'en',
): HanabiTestMatch {
  const game: typeof hanabi.rules = {
    ...hanabi.rules,
    open: (config, all, rng) =>
      hanabi.rules.open(config, all, { ...rng, shuffle: () => [...deck] as never[] }),
  }
  const seats = [...Array(ruleset.players).keys()]
  const match = new MatchInPlay({ game, seats, seed: 'table' })
  match.open({ ruleset, language, material: null }, () => '')
  const rule = (text: string | null) => {
    const [turn] = match.turns()
    if (!turn) throw new Error('the match is over')
    const move =
      text === null
        ? ({ kind: 'forfeit', reason: 'timeout' } as const)
        : hanabi.rules.readMove(match.state, turn, text)
    return match.rule(turn, move, () => '').map(({ event }) => event)
  }
  return {
    state: () => match.state,
    seenBy: (seat) => match.stateOf(seat),
    log: () => match.log,
    act: (...texts) => texts.flatMap((text) => rule(text)),
    silent: () => rule(null),
  }
}
