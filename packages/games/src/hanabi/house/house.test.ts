import { describe, expect, it } from 'vitest'
import { playHouse } from '../../contract/play-house.ts'
import { hanabi } from '../kit.ts'
import { moveName } from '../moves.ts'
import type { HanabiRuleset } from '../table.ts'
import { nextIn } from '../table.ts'
import { careful, conventional, llmarena, openTable, random, standard } from '../testing/open-table.ts'
import type { HanabiTestMatch } from '../testing/open-table.ts'
import { conventionalMove } from './conventional.ts'
import { carefulMove } from './house.ts'

interface Compared {
  readonly ruleset: HanabiRuleset
  readonly matches: number
}

/** The scores of tables with these players on all seats in turn, deal by deal. */
function scores(players: readonly (typeof random)[], { ruleset, matches }: Compared): readonly number[] {
  const seats = Array.from({ length: ruleset.players }, (_, seat) => players[seat % players.length] ?? random)
  return Array.from({ length: matches }, (_, number) => {
    const { state } = playHouse(hanabi, { seed: `order-${number}`, ruleset, language: 'en', players: seats })
    return hanabi.results.of(state)[0]?.points ?? 0
  })
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The mean lead over the same deals, in its standard errors. */
function lead(better: readonly number[], worse: readonly number[]): number {
  const leads = better.map((score, index) => score - (worse[index] ?? 0))
  const middle = mean(leads)
  const variance = mean(leads.map((one) => (one - middle) ** 2))
  return middle / Math.sqrt(variance / leads.length)
}

describe('the strength order of the house', { tags: ['nightly'] }, () => {
  it.each([
    { ruleset: standard, matches: 12 },
    { ruleset: llmarena, matches: 80 },
    { ruleset: { ...standard, bombed: 'keep' as const }, matches: 8 },
    { ruleset: { ...standard, players: 5, handSize: 4 }, matches: 5 },
  ])('holds at a table of $ruleset.players by the rules of $ruleset.id', { timeout: 60_000 }, (compared) => {
    const [weak, middle, strong] = [random, careful, conventional].map((one) => scores([one], compared))
    expect(lead(middle ?? [], weak ?? [])).toBeGreaterThan(4)
    expect(lead(strong ?? [], middle ?? [])).toBeGreaterThan(4)
  })

  it('is not lost if the careful one sits with the conventional one', { timeout: 60_000 }, () => {
    const compared = { ruleset: standard, matches: 10 }
    expect(mean(scores([careful, conventional], compared))).toBeGreaterThan(
      mean(scores([careful, random], compared)),
    )
  })
})

const moveOf = (choose: typeof carefulMove, table: HanabiTestMatch): string => {
  const seat = nextIn(table.state()) ?? 0
  return moveName(choose(table.seenBy(seat), seat))
}

describe('the careful player', () => {
  it('clues a card that fits, and plays one that fits for certain', () => {
    const table = openTable('r5 y5 g5 w5 b5  r1 y3 g4 w3 b4')
    expect(moveOf(carefulMove, table)).toBe('clue 2 1')
    table.act('clue 2 1')
    expect(moveOf(carefulMove, table)).toBe('play 1')
  })

  it('discards its oldest card if nobody has a card that fits', () => {
    const table = openTable('r5 y5 g5 w5 b5  r3 y3 g4 w3 b4')
    table.act('clue 2 red', 'clue 1 5')
    expect(moveOf(carefulMove, table)).toBe('discard 1')
  })
})

describe('the conventional player', () => {
  it('takes the newest card that a clue touches for one to play', () => {
    const table = openTable('y4 r3 g4 w4 b3  y3 r4 g4 r1 b4')
    table.act('clue 2 red')
    expect(moveOf(conventionalMove, table)).toBe('play 4')
  })

  it('saves the last copy of a card that would be discarded next', () => {
    const table = openTable('y4 r3 g4 w4 b3  b5 y3 g4 w3 y4')
    const save = moveOf(conventionalMove, table)
    expect(table.act(save)[0]).toMatchObject({ type: 'clue-given', positions: [1] })
    expect(['play 1', 'discard 1']).not.toContain(moveOf(conventionalMove, table))
  })

  it('reads no promise into a clue that the match itself gives', () => {
    const table = openTable('r5 y5 g5 w5 b5  r3 y3 g4 r4 b4')
    table.silent()
    const clue = table.log().at(-1)?.event
    expect(clue).toMatchObject({ type: 'clue-given', made: 'rule', positions: [1, 4] })
    expect(moveOf(conventionalMove, table)).not.toMatch(/^play/)
  })
})
