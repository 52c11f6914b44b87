import type { Seat } from '@wis/engine'
import { expect, it } from 'vitest'
import type { Scene, ScenePart } from '../contract/scene.ts'
import { holdem } from './kit.ts'
import { atTheTable, deal } from './testing/at-the-table.ts'
import type { HoldemTestMatch } from './testing/at-the-table.ts'

const seenBy = ({ match }: HoldemTestMatch, seat: Seat | null): Scene =>
  holdem.scene(seat === null ? match.state : match.stateOf(seat), seat)
const partOf = <Kind extends ScenePart['kind']>({ parts }: Scene, kind: Kind) =>
  parts.find((part): part is Extract<ScenePart, { kind: Kind }> => part.kind === kind)
const sharesIn = (scene: Scene) => partOf(scene, 'odds')?.stages.map(({ shares }) => shares)

it('win chances tell no seat the cards of the other before they are shown', () => {
  const table = atTheTable()
  expect(sharesIn(seenBy(table, null))).toHaveLength(1)
  for (const seat of [0, 1]) expect(partOf(seenBy(table, seat), 'odds')).toBeUndefined()
  table.play('call', 'check')
  for (const seat of [0, 1]) expect(partOf(seenBy(table, seat), 'odds')).toBeUndefined()
  table.play('check', 'check', 'check', 'check', 'check', 'check')
  for (const seat of [0, 1]) expect(sharesIn(seenBy(table, seat))).toHaveLength(4)
})

it('win chances are known street by street, and certain on the river', () => {
  const table = atTheTable()
  table.play('all-in', 'call')
  const shares = sharesIn(seenBy(table, null)) ?? []
  expect(shares.map((of) => of.reduce((sum, share) => sum + share))).toEqual([100, 100, 100, 100])
  // Of 44 rivers the two kings that are left win.
  expect(shares.slice(2)).toEqual([
    [95, 5],
    [100, 0],
  ])
})

it('a hand that is given up has no chance any more', () => {
  const table = atTheTable()
  const before = sharesIn(seenBy(table, null)) ?? []
  table.play('fold')
  expect(sharesIn(seenBy(table, null))).toEqual([...before, [0, 100]])
})

it('the five cards that won are raised, and none where the pot is split', () => {
  const raised = (table: HoldemTestMatch) => {
    table.play('all-in', 'call')
    return seenBy(table, null).parts.flatMap((part) =>
      part.kind === 'cards'
        ? part.cards.flatMap(({ face, isBest }) => (isBest ? (face?.text ?? '') : []))
        : [],
    )
  }
  expect(raised(atTheTable()).toSorted()).toEqual(['7♦', '9♥', 'A♠', 'A♥', 'J♠'].toSorted())
  const split = deal('As 2h', 'Ac 2d', 'Kc Kd Qh Js 3s')
  expect(raised(atTheTable({ deals: [split] }))).toEqual([])
})

it('the hands so far are charted with who won them, and how', () => {
  const table = atTheTable({
    ruleset: { deals: 2 },
    deals: [deal('As Ah', 'Kc Kd', '2c 7d 9h Js 3s'), deal('Kc Kd', 'As Ah', '2c 7d 9h Js 3s')],
    order: [0, 1],
  })
  expect(partOf(seenBy(table, null), 'swings')).toMatchObject({ of: 2, swings: [] })
  table.play('fold', 'all-in', 'call')
  expect(partOf(seenBy(table, null), 'swings')?.swings).toEqual([
    { seat: 1, amount: 1, isGivenUp: true },
    { seat: 0, amount: 100, isGivenUp: false },
  ])
})

it('a match of several hands ends on the one that brought its winner the most', () => {
  const table = atTheTable({
    ruleset: { deals: 2 },
    deals: [deal('As Ah', 'Kc Kd', '2c 7d 9h Js 3s'), deal('Qc Qd', '4s 5h', '2c 7d 9h Js 3s')],
    order: [0, 1],
  })
  table.play('all-in', 'call')
  expect(partOf(seenBy(table, null), 'swings')?.marked).toBeUndefined()
  table.play('fold')
  for (const reader of [null, 0, 1]) {
    const scene = seenBy(table, reader)
    expect(partOf(scene, 'swings')?.marked).toBe(0)
    expect(scene.decided?.text.en).toBe(
      'Player 1 won 101 chips in all, 100 in hand 1: a pair of aces beat a pair of kings.',
    )
    expect(scene.round).toBe(2)
    const faces = scene.parts.flatMap((part) =>
      part.kind === 'cards' ? [part.cards.map(({ face }) => face?.text).join(' ')] : [],
    )
    expect(faces).toEqual(['2♣ 7♦ 9♥ J♠ 3♠', 'A♠ A♥', 'K♣ K♦'])
  }
})

it('the cards of a hand that was given up lie open once all are shown', () => {
  const table = atTheTable({
    ruleset: { deals: 2 },
    deals: [deal('As Ah', 'Kc Kd', '2c 7d 9h Js 3s'), deal('Qc Qd', '4s 5h', '2c 7d 9h Js 3s')],
    order: [0, 1],
  })
  table.play('fold')
  table.play('all-in', 'fold')
  const hands = seenBy(table, 1).parts.flatMap((part) =>
    part.kind === 'cards' && part.seat !== null ? [part.cards.map(({ face }) => face?.text).join(' ')] : [],
  )
  expect(hands).toEqual(['4♠ 5♥', 'Q♣ Q♦'])
})

it('the button lies before one seat, and goes to the other', () => {
  const table = atTheTable({
    ruleset: { deals: 2 },
    deals: [deal('As Ah', 'Kc Kd', '2c 7d 9h Js 3s'), deal('As Ah', 'Kc Kd', '2c 7d 9h Js 3s')],
    order: [0, 1],
  })
  const button = () => seenBy(table, null).seats.flatMap(({ seat, badge }) => (badge ? seat : []))
  expect(button()).toEqual([0])
  table.play('fold')
  expect(button()).toEqual([1])
})
