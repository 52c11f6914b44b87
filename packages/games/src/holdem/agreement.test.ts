import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { cases } from '@wis/testkit'
import { expect, it } from 'vitest'
import { drawCards } from './deals.ts'
import { actions } from './hand.ts'
import type { Action } from './hand.ts'
import { holdem } from './kit.ts'
import type { Drawn, HoldemRuleset, HoldemState } from './table.ts'
import { llmarena } from './testing/at-the-table.ts'
import { bruteScore } from './testing/brute-score.ts'
import { legalOn, paidAfter, paidTable } from './testing/paid-table.ts'
import type { PaidTable } from './testing/paid-table.ts'

const { rules, wire } = holdem
const streets = ['pre-flop', 'flop', 'turn', 'river']

function rulesetOf(rng: Rng): HoldemRuleset {
  const smallBlind = 1 + rng.int(5)
  return { ...llmarena, smallBlind, bigBlind: 2 * smallBlind, stack: 4 * smallBlind + rng.int(200) }
}

function opened(ruleset: HoldemRuleset, material: Drawn, rng: Rng): HoldemState {
  const events = rules.open({ ruleset, language: 'en', material }, [0, 1], rng)
  return events.reduce(rules.evolve, rules.blank)
}

/** The state after an answer. Undefined if the answer was refused. */
function answered(state: HoldemState, action: Action, rng: Rng): HoldemState | undefined {
  const said = { kind: 'said', said: action, move: { kind: 'act', values: { action } } } as const
  const ruling = rules.decide(state, state.hand?.next ?? 0, said, rng)
  if (!ruling.ok) throw new Error(ruling.reason)
  if (ruling.events.some(({ type }) => type === 'move-refused')) return undefined
  return ruling.events.reduce(rules.evolve, state)
}

/** What each seat has won, by the chips that it has paid and the best of all its hands of five. */
function netOf({ paid, end }: PaidTable, { deals: [deal] }: Drawn): readonly number[] {
  if (end === 0 || end === 1) return end === 0 ? [-paid[0], paid[0]] : [paid[1], -paid[1]]
  const [one = 0, other = 0] = (deal?.holes ?? []).map((hole) =>
    bruteScore([...hole, ...(deal?.board ?? [])]),
  )
  const won = Math.sign(one - other) * paid[0]
  return [won, 0 - won]
}

function byRules(state: HoldemState): unknown {
  const { hand, ruleset, ending } = state
  if (ending) return ending.kind === 'decided' ? ending.points : ending
  const [turn] = rules.turns(state)
  return {
    street: hand?.street,
    toAct: turn?.seat,
    legal: turn && wire.legal(state, turn),
    paid: hand?.stacks.map((stack) => ruleset.stack - stack),
  }
}

function byPaying(table: PaidTable, drawn: Drawn): unknown {
  if (table.end !== null) return netOf(table, drawn)
  const { street, toAct, paid } = table
  return { street: streets[street], toAct, legal: legalOn(table), paid }
}

/** Plays one hand by chance at both tables. Gives the number of its positions. */
function playBoth(rng: Rng): number {
  const ruleset = rulesetOf(rng)
  const drawn = drawCards(ruleset, rng)
  let [state, table, positions] = [opened(ruleset, drawn, rng), paidTable(ruleset) as PaidTable, 0]
  for (;;) {
    const [found, expected] = [byRules(state), byPaying(table, drawn)]
    // The matcher is slow. It is called only to show a difference.
    if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected)
    if (table.end !== null) return positions
    positions++
    const action = rng.pick(actions)
    const [next, paid] = [answered(state, action, rng), paidAfter(table, action)]
    if ((next === undefined) !== (paid === undefined)) expect([action, next]).toEqual([action, paid])
    if (next && paid) [state, table] = [next, paid]
    else [state, table] = [answered(state, 'fold', rng) ?? state, paidAfter(table, 'fold') ?? table]
  }
}

const wanted = cases(100_000)

it(
  'has the legal actions, bets and results of a table that counts payments in many positions',
  { timeout: 60_000 },
  () => {
    let positions = 0
    for (let hand = 0; positions < wanted; hand++) positions += playBoth(rngAt('agreement', hand))
    expect(positions).toBeGreaterThanOrEqual(wanted)
  },
)
