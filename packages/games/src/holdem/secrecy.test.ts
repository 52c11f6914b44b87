import { redact, rngAt } from '@wis/engine'
import type { Language, Viewer } from '@wis/engine'
import { expect, it } from 'vitest'
import { deck } from './cards/card.ts'
import type { Card } from './cards/card.ts'
import { drawCards } from './deals.ts'
import { holdem } from './kit.ts'
import type { Deal } from './table.ts'
import { acesAgainstKings, atTheTable, deal } from './testing/at-the-table.ts'
import type { HoldemTestMatch } from './testing/at-the-table.ts'

/** Everything that a reader is given after each entry, as text. */
function seenBy(viewer: Viewer, { match }: HoldemTestMatch, language: Language): string[] {
  let state = holdem.rules.blank
  return match.log.map((entry) => {
    const told = redact(holdem.rules, viewer, entry)
    if (told.event.type !== 'hidden') state = holdem.rules.evolve(state, told.event as never)
    const seat = typeof viewer === 'number' ? viewer : null
    const inLanguage = { ...state, language }
    const asked = holdem.rules.turns(state).filter((turn) => turn.seat === seat)
    return JSON.stringify([
      told,
      state,
      holdem.scene(inLanguage, seat),
      seat === null ? null : holdem.wire.observe(inLanguage, seat),
      asked.map((turn) => [turn, holdem.wire.fields(state, turn), holdem.wire.legal(state, turn)]),
    ])
  })
}

const folded = [
  'raise-full-pot',
  'call',
  'check',
  'raise-half-pot',
  'call',
  'check',
  'raise-full-pot',
  'fold',
]
const shown = ['call', 'check', 'check', 'check', 'raise-half-pot', 'call', 'check', 'all-in', 'call']

/** The same hand but for the other's cards, or for cards that are not on the table yet. */
const twinHoles: Deal = deal('As Ah', '8c 8d', '2c 7d 9h Js 3s')
const twinBoard: Deal = { ...acesAgainstKings, board: deal('As Ah', 'Kc Kd', '2c 7d 9h Js Qs').board }

const play = (dealt: Deal, answers: readonly string[]) => {
  const table = atTheTable({ deals: [dealt] })
  table.play(...answers)
  return table
}

const languages = ['en', 'zh'] as const

it.each(languages)('nothing tells a folded hand before the match ends (%s)', (language) => {
  const [one, twin] = [play(acesAgainstKings, folded), play(twinHoles, folded)]
  const revealed = one.events().findIndex(({ type }) => type === 'cards-revealed')
  for (const viewer of [0, 'spectator'] as const) {
    const [seen, other] = [seenBy(viewer, one, language), seenBy(viewer, twin, language)]
    expect(other.slice(0, revealed)).toEqual(seen.slice(0, revealed))
    expect(other[revealed]).not.toBe(seen[revealed])
  }
})

it.each(languages)('nothing tells the cards of the other before the showdown (%s)', (language) => {
  const [one, twin] = [play(acesAgainstKings, shown), play(twinHoles, shown)]
  const showdown = one.events().findIndex(({ type }) => type === 'cards-shown')
  for (const viewer of [0, 'spectator'] as const) {
    const [seen, other] = [seenBy(viewer, one, language), seenBy(viewer, twin, language)]
    expect(other.slice(0, showdown)).toEqual(seen.slice(0, showdown))
    expect(other[showdown]).not.toBe(seen[showdown])
  }
})

it.each(languages)('nothing tells a card of the board before it is dealt (%s)', (language) => {
  const [one, twin] = [play(acesAgainstKings, shown), play(twinBoard, shown)]
  const river = one.events().findLastIndex(({ type }) => type === 'board-dealt')
  for (const viewer of [0, 1, 'spectator'] as const) {
    const [seen, other] = [seenBy(viewer, one, language), seenBy(viewer, twin, language)]
    expect(other.slice(0, river)).toEqual(seen.slice(0, river))
    expect(other[river]).not.toBe(seen[river])
  }
})

it('nothing tells which deal comes back, before the match ends', () => {
  const deals = [acesAgainstKings, twinHoles, acesAgainstKings, twinHoles]
  const ruleset = { ...holdem.setup.presets[0], deals: 4, twice: true }
  const [one, twin] = [
    [0, 1, 2, 3, 1, 0, 3, 2],
    [0, 1, 2, 3, 3, 2, 1, 0],
  ].map((order) => {
    const table = atTheTable({ ruleset, deals, order })
    for (let hand = 0; hand < 8; hand++) table.play('call', 'check', 'fold')
    return table
  })
  if (!one || !twin) throw new Error('two matches are compared')
  const revealed = one.events().findIndex(({ type }) => type === 'cards-revealed')
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(seenBy(viewer, twin, 'en').slice(0, revealed)).toEqual(
      seenBy(viewer, one, 'en').slice(0, revealed),
    )
})

/** A few hands of actions by chance, once with the cards drawn and once with other cards in the hands that were folded. */
function foldedTwins(seed: string) {
  const ruleset = { ...holdem.setup.presets[0], deals: 6, twice: false }
  const { deals, order } = drawCards(ruleset, rngAt(seed, 0))
  const [one, rng, answers] = [atTheTable({ ruleset, deals, order }), rngAt(seed, 1), [] as string[]]
  while (one.match.turns().length > 0) {
    const answer = rng.pick(one.legal() ?? [])
    answers.push(answer)
    one.play(answer)
  }
  const folds = one.of('hand-ended').map(({ reason }) => reason === 'fold')
  const others = deals.map((dealt, hand) => (folds[hand] ? withOtherHole(dealt, hand % 2) : dealt))
  const twin = atTheTable({ ruleset, deals: others, order })
  twin.play(...answers)
  return { one, twin, count: folds.filter(Boolean).length }
}

/** Gives seat 1 other cards. It holds the first two of a deal if it has the button. */
function withOtherHole(dealt: Deal, button: number): Deal {
  const used = new Set<Card>([...dealt.holes.flat(), ...dealt.board])
  const [first, second] = deck.filter((card) => !used.has(card))
  if (!first || !second) throw new Error('cards are left')
  return {
    ...dealt,
    holes: dealt.holes.with(button === 1 ? 0 : 1, [first, second]) as unknown as Deal['holes'],
  }
}

it('nothing tells a folded hand in any of the hands that follow', () => {
  let count = 0
  for (let number = 0; number < 8; number++) {
    const { one, twin, ...folds } = foldedTwins(`folded-${number}`)
    const revealed = one.events().findIndex(({ type }) => type === 'cards-revealed')
    for (const viewer of [0, 'spectator'] as const)
      expect(seenBy(viewer, twin, 'en').slice(0, revealed)).toEqual(
        seenBy(viewer, one, 'en').slice(0, revealed),
      )
    expect(seenBy(1, twin, 'en').slice(0, revealed)).not.toEqual(seenBy(1, one, 'en').slice(0, revealed))
    count += folds.count
  }
  expect(count).toBeGreaterThan(24)
})

it('a seat always knows its own cards, and all cards after the end', () => {
  const { match, textFor } = play(acesAgainstKings, folded)
  expect(textFor(0)).toContain('Your cards: As Ah.')
  expect(match.stateOf(0).drawn?.deals).toEqual([acesAgainstKings])
})
