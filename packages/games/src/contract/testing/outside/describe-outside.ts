import { advance, languages, redact, rngAt } from '@wis/engine'
import type { Entry, Seat } from '@wis/engine'
import { expect, it } from 'vitest'
import { genres } from '../../game-kit.ts'
import type { GameView } from '../../game-kit.ts'
import { boardOrders } from '../../results.ts'
import type { AnyRuleset } from '../../ruleset.ts'
import { valueOf } from '../answers.ts'
import { played, statesIn } from '../kit-under-test.ts'
import type { Kit } from '../kit-under-test.ts'
import { seenIn } from '../seen-in.ts'

interface Built {
  readonly kit: Kit
  readonly view: GameView
  /** The same code loaded anew, which remembers nothing of other matches. */
  afresh(): Promise<Kit>
}

/** What a reader of the repository sees of a game in it, and nobody sees of built code: that it keeps no memory of its own. */
export function describeOutside({ kit, view, afresh }: Built): void {
  const [ruleset] = kit.setup.presets

  it('gives the same match from the same seed when its code is loaded anew', async () => {
    for (const seed of ['fresh', 'fresh-again'])
      expect(played(await afresh(), ruleset, seed).log).toEqual(played(kit, ruleset, seed).log)
  })

  it('tells a reader nothing but what follows from the entries that this reader may see', async () => {
    const { log } = played(kit, ruleset, 'readers')
    for (const viewer of ['spectator', ...Array(ruleset.players).keys()] as const) {
      const known = log.map((entry) => redact(kit.rules, viewer, entry))
      expect(seenIn(await afresh(), known, viewer, 'en')).toEqual(seenIn(kit, log, viewer, 'en'))
    }
  })

  it('shows with its view what it shows with its kit', () => {
    const { log } = played(kit, ruleset, 'view')
    const scenes = ({ rules, scene }: Pick<GameView, 'rules' | 'scene'>) => {
      let state = rules.blank
      return log.map((entry) => {
        const { event } = redact(kit.rules, 'spectator', entry)
        if (event.type !== 'hidden') state = rules.evolve(state as never, event as never)
        return JSON.parse(JSON.stringify(scene(state, null)))
      })
    }
    expect(view.id).toBe(kit.id)
    expect(scenes(view)).toEqual(scenes(kit))
  })

  it('is made of what pages can show: texts in both languages, a genre, a mark', () => {
    for (const [what, one, most] of shownTexts(kit))
      for (const language of languages) {
        const shown: unknown = Reflect.get(one ?? {}, language)
        expect(typeof shown, `${what} (${language})`).toBe('string')
        expect(String(shown).trim().length, `${what} (${language}) in letters`).toBeGreaterThan(0)
        expect(String(shown).length, `${what} (${language}) in letters`).toBeLessThanOrEqual(most)
      }
    for (const { slug } of kit.house) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(genres).toContain(kit.genre)
    expect(boardOrders).toContain(kit.board.order)
    expect(kit.glyph ?? 'M0 0').toMatch(/^[\d\s.,a-z-]{1,4000}$/i)
    expect(kit.thinkingTime ?? 1).toBeGreaterThan(0)
    expect(kit.thinkingTime ?? 1).toBeLessThanOrEqual(10)
  })

  it('makes its players think at most five times as long, and at least a tenth, wherever a match stands', () => {
    const { log } = played(kit, ruleset, 'suspense')
    for (const seat of Array(ruleset.players).keys())
      for (const state of statesIn(
        kit,
        log.map((entry) => redact(kit.rules, seat, entry)),
      )) {
        const suspense = kit.suspense?.(state) ?? 1
        expect(suspense).toBeGreaterThanOrEqual(0.1)
        expect(suspense).toBeLessThanOrEqual(5)
      }
  })

  for (const preset of kit.setup.presets)
    it(`tells nobody what a seat has chosen while another still chooses, by the rules of ${preset.id}`, () =>
      expectSealed(kit, preset))
}

type Shown = readonly [what: string, text: Readonly<Record<string, unknown>> | undefined, most: number]

const [nameLetters, sentenceLetters, textLetters] = [60, 400, 20_000]

/** Everything that pages print as it stands, with the most letters that it may have. */
function shownTexts({ texts, wire, house, setup, results, board }: Kit): readonly Shown[] {
  const both = (of: (own: Kit['texts']['en']) => unknown) => ({ en: of(texts.en), zh: of(texts.zh) })
  const named = (what: string, all: Readonly<Record<string, Shown[1]>> | undefined) =>
    Object.entries(all ?? {}).map(([id, name]): Shown => [`the name of the ${what} ${id}`, name, nameLetters])
  // A game from before there were basics has none.
  const hasBasics = texts.en.basics || texts.zh.basics ? (['see', 'do', 'win'] as const) : []
  return [
    ['its name', both(({ name }) => name), nameLetters],
    ['its tagline', both(({ tagline }) => tagline), sentenceLetters],
    ...hasBasics.map((part): Shown => [
      `what its players ${part}`,
      both(({ basics }) => basics?.[part]),
      sentenceLetters,
    ]),
    ...setup.presets.map((preset): Shown => ['its rules', both(({ rules }) => rules(preset)), textLetters]),
    ['what a round is', wire.round, sentenceLetters],
    ...house.flatMap(({ slug, name, twin, character }): Shown[] => [
      [`the name of the house player ${slug}`, name, nameLetters],
      [`the other name of the house player ${slug}`, twin ?? name, nameLetters],
      [`the character of the house player ${slug}`, character, sentenceLetters],
    ]),
    ...named('rule', setup.labels),
    ...named('role', results.roles),
    ...named('fact', results.facts),
    ...(results.seatNames ?? []).map((name): Shown => ['the name of a seat', name, nameLetters]),
    ...results.metrics.flatMap(({ id, name, formula }): Shown[] => [
      [`the name of the number ${id}`, name, nameLetters],
      [`the formula of the number ${id}`, formula, sentenceLetters],
    ]),
    ...(board.parts ?? []).map(({ id, name }): Shown => [`the name of the board ${id}`, name, nameLetters]),
  ]
}

/** Of seats that are asked at once, none may learn what another has answered before it has answered itself. */
function expectSealed(kit: Kit, ruleset: AnyRuleset): void {
  const { log } = played(kit, ruleset, 'sealed')
  for (const state of statesIn(kit, log)) {
    const [turn, ...others] = kit.rules.turns(state)
    if (!turn || others.length === 0) continue
    const fields = kit.wire.fields(state, turn).filter(({ optional, note }) => !optional && !note)
    const told = [0, 1, 2].map((number) => {
      const answer = Object.fromEntries(fields.map((field) => [field.name, valueOf(field, number)]))
      const move = kit.rules.readMove(state, turn, JSON.stringify(answer))
      const ruling = kit.rules.decide(state, turn.seat, move, rngAt('sealed', 1))
      return ruling.ok && ruling.events[0]?.type !== 'move-refused' ? ruling.events : []
    })
    for (const { seat } of others) {
      const heard = told
        .filter((events) => events.length > 0)
        .map((events) => events.map((event) => heardBy(kit, state, seat, event as Entry['event'])))
      for (const one of heard) expect(one, `seat ${seat} is told`).toEqual(heard[0])
    }
  }
}

function heardBy(kit: Kit, state: unknown, seat: Seat, event: Entry['event']): unknown {
  const entry = redact(kit.rules, seat, { seq: 0, at: '', event })
  void advance(kit.rules, state, entry)
  return entry.event
}
