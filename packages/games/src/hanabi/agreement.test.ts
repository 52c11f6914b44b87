import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { cases } from '@wis/testkit'
import { expect, inject, it } from 'vitest'
import { faceName } from './cards.ts'
import { hanabi } from './kit.ts'
import { allMoves, moveName } from './moves.ts'
import { nextIn } from './table.ts'
import type { HanabiRuleset, HanabiState } from './table.ts'
import { endOf, isLegal, isNext, tableAfter, tableOfTexts } from './testing/table-of-texts.ts'
import type { TableOfTexts } from './testing/table-of-texts.ts'

const { rules, wire } = hanabi

function rulesetOf(rng: Rng): HanabiRuleset {
  const preset = rng.pick(hanabi.setup.presets)
  const bombed = rng.pick(['zero', 'keep'] as const)
  // With more lives, more matches last until the deck is empty.
  return {
    ...preset,
    players: 2 + rng.int(3),
    handSize: Math.min(preset.handSize, 4),
    lives: 1 + rng.int(9),
    bombed,
  }
}

/** The state after an answer. Undefined if the answer was refused. */
function answered(state: HanabiState, said: string, rng: Rng): HanabiState | undefined {
  const ruling = rules.decide(
    state,
    nextIn(state) ?? 0,
    { kind: 'said', said, move: { kind: 'move', values: { move: said } } },
    rng,
  )
  if (!ruling.ok) throw new Error(ruling.reason)
  if (ruling.events.some(({ type }) => type === 'move-refused')) return undefined
  return ruling.events.reduce(rules.evolve, state)
}

const textsOf = (state: HanabiState) =>
  state.hands.map((hand) =>
    hand.map(({ card }) => faceName(state.deck?.[card - 1] ?? { colour: 'red', rank: 0 }).en),
  )

function byRules(state: HanabiState): unknown {
  const { tops, tokens, lives, ending, turnsLeft, reason } = state
  const seat = nextIn(state) ?? null
  const score = Object.values(tops).reduce((sum, top) => sum + top, 0)
  const [turn] = rules.turns(state)
  const legal = turn && wire.legal(state, turn)
  const common = {
    score,
    tokens,
    lives,
    seat,
    legal,
    reason,
    points: ending?.kind === 'decided' && ending.points,
  }
  return ending ? common : { ...common, left: turnsLeft, hands: textsOf(state) }
}

function byTexts(table: TableOfTexts, ruleset: HanabiRuleset): unknown {
  const { hands, laid, tokens, lives, left, seat } = table
  const reason = endOf(table, ruleset)
  const score = reason === 'lives' && ruleset.bombed === 'zero' ? 0 : laid.length
  const common = { score: laid.length, tokens, lives }
  // No card is drawn after the last act.
  if (reason) return { ...common, seat: null, legal: undefined, reason, points: table.hands.map(() => score) }
  const legal = allMoves(ruleset)
    .map(moveName)
    .filter((said) => isLegal(table, said, ruleset))
  return { ...common, seat, legal, reason: null, points: false, left, hands }
}

/** Plays that cost no life, if there are any. By chance alone hardly a match would be completed. */
function fittingIn(table: TableOfTexts, moves: readonly string[]): readonly string[] {
  const hand = table.hands[table.seat] ?? []
  const plays = hand.flatMap((card, index) => (isNext(table.laid, card) ? [`play ${index + 1}`] : []))
  return plays.length > 0 ? plays : moves
}

interface Played {
  readonly positions: number
  readonly end: string
}

/** Plays one match, mostly by chance, at both tables. */
function playBoth(rng: Rng): Played {
  const ruleset = rulesetOf(rng)
  const seats = [...Array(ruleset.players).keys()]
  let state = rules
    .open({ ruleset, language: 'en', material: null }, seats, rng)
    .reduce(rules.evolve, rules.blank)
  let table = tableOfTexts(
    (state.deck ?? []).map((face) => faceName(face).en),
    ruleset,
  )
  const moves = allMoves(ruleset).map(moveName)
  for (let positions = 0; ; positions++) {
    const [found, expected] = [byRules(state), byTexts(table, ruleset)]
    // The matcher is slow. It is called only to show a difference.
    if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected)
    const end = endOf(table, ruleset)
    if (end !== undefined) return { positions, end }
    const tried = rng.pick(rng.int(2) === 0 ? moves : fittingIn(table, moves))
    const isRefused = answered(state, tried, rng) === undefined
    if (isRefused === isLegal(table, tried, ruleset)) expect([tried, isRefused]).toEqual([tried, !isRefused])
    const said = isRefused ? rng.pick(moves.filter((move) => isLegal(table, move, ruleset))) : tried
    state = answered(state, said, rng) ?? state
    table = tableAfter(table, said, ruleset)
  }
}

const wanted = cases(100_000)

it(
  'has the legal moves, hands and results of a table of texts in many positions',
  { timeout: 120_000 },
  () => {
    const ends = new Set<string>()
    let positions = 0
    for (let match = 0; positions < wanted; match++) {
      const played = playBoth(rngAt('agreement', match))
      positions += played.positions
      ends.add(played.end)
    }
    // Chance completes the fireworks in few of ten thousand matches.
    const rare = inject('runsAll') ? ['completed'] : []
    expect([...ends].toSorted()).toEqual([...rare, 'deck', 'lives'])
    expect(positions).toBeGreaterThanOrEqual(wanted)
  },
)
