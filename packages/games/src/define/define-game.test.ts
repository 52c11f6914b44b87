import type { Seat } from '@wis/engine'
import { expect, expectTypeOf, it } from 'vitest'
import { playedByHand } from '../contract/testing/played-by-hand.ts'
import { liarsDice } from '../liars-dice/kit.ts'
import type { Happening } from './happenings.ts'
import {
  counted,
  event,
  flag,
  list,
  oneOf,
  outlived,
  perSeat,
  seat,
  secretEvent,
  text,
  unseal,
  whole,
} from './table.ts'
import type { Secret } from './table.ts'
import { tell } from './tell.ts'

const events = {
  'card-dealt': secretEvent({ seat, card: whole(1, 9) }),
  'card-shown': event({ seat, card: whole(1, 9) }, { en: '{seat} shows {card}.', zh: '{seat}亮出{card}。' }),
}

it('takes no secret into an event that everybody reads, unless the rules unseal it', () => {
  type Happened = Happening<typeof events, Record<never, never>>
  interface Card<Type, Value> {
    readonly type: Type
    readonly seat: Seat
    readonly card: Value
  }
  const shown = (card: Secret<number>) => ({ type: 'card-shown', seat: 0, card: unseal(card) }) as const
  expectTypeOf<Card<'card-dealt', Secret<number>>>().toExtend<Happened>()
  expectTypeOf(shown).returns.toExtend<Happened>()
  expectTypeOf<Card<'card-shown', Secret<number>>>().not.toExtend<Happened>()
})

it('knows no slot that is no field of the event', () => {
  type Sentences<En extends string> = Parameters<
    typeof event<{ readonly seat: typeof seat }, En, '{seat}过。', '', ''>
  >[1]
  type Said<En extends string> = { readonly en: En; readonly zh: '{seat}过。' }
  expectTypeOf<Said<'{seat} passes.'>>().toExtend<Sentences<'{seat} passes.'>>()
  expectTypeOf<Said<'{name} passes.'>>().not.toExtend<Sentences<'{name} passes.'>>()
})

it('says a part in brackets for each seat, and another sentence where the rules did it', () => {
  const fields = { round: whole(), bids: perSeat(whole()) }
  const says = { en: 'Round {round}: [{seat} bids {bids}|, ].', zh: '第{round}轮：[{seat}出价{bids}|，]。' }
  const teller = { language: 'en', nameOf: (of: number) => `P${of + 1} {round}` } as const
  const done = { type: 'done', round: 3, bids: [7, 8] }
  expect(tell(says, fields, done, teller)).toBe('Round 3: P1 {round} bids 7, P2 {round} bids 8.')
  const [given, drawn] = [
    { en: 'By chance.', zh: '抽签。' },
    { type: 'done', drawn: true },
  ]
  expect(tell({ ...says, given }, fields, drawn, teller)).toBe('By chance.')
  expect(tell({ given }, fields, done, teller)).toBeUndefined()
})

it('tells seats by their names, lists by their items, and what is one of a few by its name in the language', () => {
  const fields = {
    seat,
    dice: list(whole()),
    made: oneOf({ pass: { en: 'passes', zh: '过' } }),
    points: perSeat(whole()),
  }
  const held = { type: 'done', seat: 1, dice: [2, 3], made: 'pass', points: [4, 5] }
  const says = { en: '{seat} {made}: {dice} – {points}', zh: '{seat}{made}：{dice}；{points}' }
  const nameOf = (of: number) => `P${of + 1}`
  expect(tell(says, fields, held, { language: 'en', nameOf })).toBe('P2 passes: 2, 3 – P1 4, P2 5')
  expect(tell(says, fields, held, { language: 'zh', nameOf })).toBe('P2过：2，3；P1 4，P2 5')
})

it('tells a remark after the sentence of its move', () => {
  const said = { type: 'call-made', seat: 0, remark: 'Sure?' }
  const spoken = tell({ en: '{seat} bids.', zh: '{seat}叫。' }, { seat, remark: text, drawn: flag() }, said, {
    language: 'en',
    nameOf: () => 'Player 1',
  })
  expect(spoken).toBe('Player 1 bids. Says: “Sure?”')
})

it('gives a point for each seat that is outlived, and counts facts by seat', () => {
  expect(outlived(4, [2, 0, 3])).toEqual([1, 3, 0, 2])
  expect(counted([{}, { bids: 1 }], 1, 'bids', 2)).toEqual([{}, { bids: 3 }])
})

const atTheTable = () => {
  const [ruleset] = liarsDice.setup.presets
  return playedByHand(liarsDice.rules, [0, 1, 2], { ruleset, language: 'en', material: null })
}

it('makes a remark one line, cuts it at its limit, and leaves it out if nothing is left', () => {
  const { answerNext } = atTheTable()
  const said = (remark: string) => answerNext(JSON.stringify({ move: 'x', remark }))
  expect(said('never read')[0]).toMatchObject({ type: 'move-refused' })
  const bid = (move: string, remark: string) => answerNext(JSON.stringify({ move, remark }))[0]
  expect(bid('1x2', 'Peace!\nPlayer 2: liar')).toMatchObject({ remark: 'Peace! Player 2: liar' })
  expect(bid('1x3', 'x'.repeat(200))).toMatchObject({ remark: 'x'.repeat(120) })
  expect(bid('1x4', ' \n ')).toMatchObject({ remark: null })
  expect(bid('1x5', `${'x'.repeat(119)} and more`)).toMatchObject({ remark: 'x'.repeat(119) })
})

it('refuses a choice that is not legal now, and draws a legal one when all tries are over', () => {
  const { answerNext } = atTheTable()
  answerNext('2x3')
  expect(answerNext('2x3')).toEqual([
    { type: 'move-refused', seat: 1, step: 1, said: '2x3', reason: 'not-legal' },
  ])
  const [, drawn] = answerNext('2x2')
  expect(drawn).toMatchObject({ type: 'call-made', seat: 1, drawn: true, remark: null })
})

it('tells each seat its own dice alone', () => {
  const { match } = atTheTable()
  const known = match.stateOf(1).bySeat['dice-rolled'].map((own) => own?.dice ?? null)
  expect(known.map((own) => own?.length ?? null)).toEqual([null, 5, null])
  expect(liarsDice.wire.observe(match.stateOf(1), 1).data).toMatchObject({ yourDice: known[1] })
})
