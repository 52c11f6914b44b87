import { redact } from '@wis/engine'
import type { Viewer } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { rulesetWith } from '../contract/ruleset-with.ts'
import { holdem } from './kit.ts'
import type { HoldemRuleset } from './table.ts'
import { acesAgainstKings, arena, atTheTable, cards, deal } from './testing/at-the-table.ts'
import { equity, fresh, llmarena, random, tight, turnedUp } from './testing/at-the-table.ts'
import type { HoldemTestMatch } from './testing/at-the-table.ts'

const readers = ['spectator', 0, 1] as const
const deals = [acesAgainstKings, deal('Qc Qd', '4s 5h', '2c 7d 9h Js 3s')]
const atTable = (ruleset: Partial<HoldemRuleset> = turnedUp) =>
  atTheTable({ ruleset: { ...ruleset, deals: 2 }, deals, order: [0, 1] })

/** The table as a reader sees it after the first event of a type, or before it. */
function seenAt({ match }: HoldemTestMatch, type: string, viewer: Viewer, { before = false } = {}) {
  const at = match.log.findIndex(({ event }) => event.type === type)
  const state = match.log.slice(0, before ? at : at + 1).reduce((known, entry) => {
    const { event } = redact(holdem.rules, viewer, entry)
    return event.type === 'hidden' ? known : holdem.rules.evolve(known, event as never)
  }, holdem.rules.blank)
  const scene = holdem.scene(state, typeof viewer === 'number' ? viewer : null)
  const hands = scene.parts.flatMap((part) => (part.kind === 'cards' && part.seat !== null ? [part] : []))
  return {
    caption: scene.caption,
    name: hands[0]?.name,
    hands: hands.map((hand) => hand.cards.map(({ face }) => face?.text ?? '?').join(' ')),
  }
}

describe('cards that are turned up after each hand', () => {
  it('lie open behind the end of a hand that was given up, and those of the next one do not', () => {
    const table = atTable()
    table.play('raise-half-pot', 'fold')
    const types = table.events().map(({ type }) => type)
    const ended = types.indexOf('hand-ended')
    expect(types.slice(ended, ended + 3)).toEqual(['hand-ended', 'cards-turned-up', 'hand-opened'])
    expect(table.of('cards-turned-up')).toEqual([
      { type: 'cards-turned-up', holes: [cards('As Ah'), cards('Kc Kd')] },
    ])
    expect(table.match.stateOf(0).hand).toMatchObject({ holes: [cards('4s 5h'), null] })
  })

  it('are not shown twice after a showdown', () => {
    const table = atTable()
    table.play('all-in', 'call')
    expect(table.of('cards-turned-up')).toEqual([])
    table.play('fold')
    expect(table.of('cards-turned-up')).toEqual([
      { type: 'cards-turned-up', holes: [cards('4s 5h'), cards('Qc Qd')] },
    ])
  })

  it.each(readers)('are seen by %s once the hand is over and not before, with a word about it', (viewer) => {
    const table = atTable()
    table.play('raise-half-pot', 'fold')
    const own = ['A♠ A♥', 'K♣ K♦'].map((hand, seat) => (viewer === seat ? hand : '? ?'))
    const before = seenAt(table, 'cards-turned-up', viewer, { before: true })
    expect(before.hands).toEqual(own)
    expect(before.caption.en).not.toContain('turned up')
    const after = seenAt(table, 'cards-turned-up', viewer)
    expect(after.hands).toEqual(['A♠ A♥', 'K♣ K♦'])
    expect(after.caption.en).toBe('Hand 1 of 2: turned up after the hand.')
    expect(after.caption.zh).toBe('第1手，共2手：本手结束后公开底牌。')
    expect(after.name?.en).toContain('turned up after the hand')
  })

  it('are told in both languages', () => {
    const table = atTable()
    table.play('fold')
    const nameOf = (seat: number) => 'AB'.charAt(seat)
    const lines = (['en', 'zh'] as const).flatMap((language) =>
      table.of('cards-turned-up').map((event) => holdem.wire.say(event, { language, nameOf })),
    )
    expect(lines).toEqual([
      'Turned up after the hand: A had As Ah, B had Kc Kd.',
      '本手结束后公开底牌：A是As Ah，B是Kc Kd。',
    ])
  })

  it('change nothing else of a match', () => {
    for (const players of [
      [random, tight],
      [equity, random],
    ]) {
      const played = (ruleset: HoldemRuleset) =>
        playHouse(holdem, { seed: 'same', ruleset, language: 'en', players }).log.map(({ event }) => event)
      const [usual, changed] = [played(fresh), played(turnedUp)]
      const others = changed.filter(({ type }) => type !== 'cards-turned-up')
      expect(changed.length - others.length).toBe(
        usual.filter((event) => event.type === 'hand-ended' && 'best' in event && event.best === null).length,
      )
      expect(changed.length).toBeGreaterThan(others.length)
      expect(others.slice(1)).toEqual(usual.slice(1))
    }
  })
})

describe('the rules', () => {
  it.each([
    ['en', 'Cards that were folded are shown when the match is over.', 'all hole cards of that hand'],
    ['zh', '弃掉的牌在对局结束后公开。', '这一手的所有底牌'],
  ] as const)('say when cards are turned up (%s)', (language, atTheEnd, afterEach) => {
    const told = (ruleset: HoldemRuleset) => holdem.texts[language].rules(ruleset)
    const said: HoldemRuleset = { ...fresh, holeCards: 'at-the-end' }
    expect(told(said)).toBe(told(fresh))
    expect(told(fresh)).toContain(atTheEnd)
    expect(told(fresh)).not.toContain(afterEach)
    expect(told(turnedUp)).toContain(afterEach)
    expect(told(turnedUp)).not.toContain(atTheEnd)
  })

  it('let an organizer choose it in rulesets that are older, which stay as they are', () => {
    const set = (ruleset: HoldemRuleset) => rulesetWith(holdem, ruleset, { holeCards: 'after-each-hand' })
    const id = `${fresh.id}+holeCards="after-each-hand"`
    expect(set(fresh)).toEqual({ ok: true, ruleset: { ...turnedUp, id } })
    expect(set(llmarena)).toMatchObject({ ok: true })
    for (const preset of holdem.setup.presets) expect(preset).not.toHaveProperty('holeCards')
    expect(holdem.setup.ruleset.parse(fresh)).toEqual(fresh)
  })

  it('do not turn up cards that come again', () => {
    for (const ruleset of [arena, { ...fresh, twice: true }, { ...llmarena, flopSpot: true as const }])
      expect(rulesetWith(holdem, ruleset, { holeCards: 'after-each-hand' })).toEqual({
        ok: false,
        field: 'holeCards',
        fault: 'Cards that come again stay face down until the end.',
      })
  })
})
