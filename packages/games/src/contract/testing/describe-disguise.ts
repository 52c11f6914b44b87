import { languages } from '@wis/engine'
import type { Language, Turn } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import type { Disguise } from '../disguise/disguise.ts'
import type { HouseTurn } from '../game-kit.ts'
import { playHouse } from '../play-house.ts'
import type { AnyRuleset } from '../ruleset.ts'
import { disguisedKit } from './disguised-kit.ts'
import { everybody } from './kit-under-test.ts'
import type { Kit } from './kit-under-test.ts'
import { describeOddAnswers, readBy } from './odd-answers/describe-odd-answers.ts'

/** A question at a state of a game. */
export interface DisguisedTurn {
  readonly state: unknown
  readonly turn: Turn
}

interface Expected {
  /** By these words anybody would know the game. None of them is ever shown. */
  readonly telling: Readonly<Record<Language, readonly RegExp[]>>
  /** Matches of each ruleset in each language. */
  readonly matches: number
}

/** The game in other names is the same game, and nothing in it tells which one. */
export function describeDisguise(kit: Kit, { telling, matches }: Expected): void {
  const disguise = disguiseIn(kit)
  const { shown } = disguise
  const tells = (language: Language, told: unknown) => {
    const text = typeof told === 'string' ? told : JSON.stringify(told)
    return telling[language].flatMap((word) => word.exec(text)?.[0] ?? []).map((word) => `${word}: ${text}`)
  }
  describe.each(kit.setup.presets)(`${kit.id} in disguise by the rules of $id`, (ruleset) => {
    it.each(languages)('tells nothing by which one would know it (%s)', (language) => {
      const { turns, told } = playedThrough(kit, ruleset, language, matches)
      const rules = kit.texts[language].rules(ruleset)
      const all = [rules, ruleset, ...told, ...turns.map((turn) => toldAt(kit, turn))]
      const found = all.flatMap((one) => tells(language, shown(one)))
      expect([...new Set(found)].slice(0, 5)).toEqual([])
    })

    it.each(languages)('tells as much as the game itself, and no more (%s)', (language) => {
      const { turns, told } = playedThrough(kit, ruleset, language, matches)
      const all = [kit.texts[language].rules(ruleset), ...told, ...turns.map((turn) => toldAt(kit, turn))]
      // What is put into other names twice is as it was, so that no two things look alike.
      for (const one of all) expect(shown(shown(one))).toEqual(one)
    })

    it.each(languages)('has the same moves under other names (%s)', (language) => {
      for (const asked of playedThrough(kit, ruleset, language, matches).turns)
        expectSameMoves(kit, disguise, asked)
    })
  })

  it('asks nothing beside the game, which would be asked in plain names', () => {
    expect(kit.studies?.probes ?? []).toEqual([])
  })

  describe('in disguise', { tags: ['nightly'] }, () => describeOddAnswers(disguisedKit(kit, disguise)))
}

export const disguiseIn = (kit: Kit): Disguise =>
  kit.studies?.conditions.find(({ id }) => id === 'disguised')?.disguise ??
  expect.fail('the game has no disguise')

/** Every legal value has a name of its own, which is read as the move of the value; and the value itself is no answer. */
export function expectSameMoves(kit: Kit, { shown, meant }: Disguise, asked: DisguisedTurn): void {
  const { state, turn } = asked
  const [field] = kit.wire.fields(state, turn)
  const legal = kit.wire.legal(state, turn) ?? []
  const named = shown(legal)
  expect(new Set(named).size).toBe(legal.length)
  legal.forEach((value, at) => {
    const plain = readBy(kit, asked, JSON.stringify({ [field?.name ?? '']: value }))
    const read = (text: string) => readBy(kit, asked, meant(text))
    expect(plain).not.toBe('refused')
    const name = named[at] ?? ''
    expect([read(name), read(JSON.stringify(shown({ [field?.name ?? '']: value })))]).toEqual([plain, plain])
    expect([value, name, read(value), read(JSON.stringify({ [field?.name ?? '']: value }))]).toEqual([
      value,
      name,
      'refused',
      'refused',
    ])
  })
}

/** Everything that a seat is told at its turn, beside what happened. */
export function toldAt(kit: Kit, { state, turn }: DisguisedTurn): unknown {
  const { observe, fields, legal } = kit.wire
  const asked = fields(state, turn).map((field) => ({
    name: field.name,
    label: field.label,
    ...('choices' in field && { values: field.choices.map(({ value }) => value) }),
  }))
  return { observed: observe(state, turn.seat), asked, legal: legal(state, turn) }
}

const known = new Map<string, ReturnType<typeof playThrough>>()

function playedThrough(...played: Parameters<typeof playThrough>): ReturnType<typeof playThrough> {
  const [{ id }, ruleset, language] = played
  const key = `${id} ${ruleset.id} ${language}`
  const through = known.get(key) ?? playThrough(...played)
  known.set(key, through)
  return through
}

/** Every question of some matches of house players, and everything that happened, as data and in words. */
function playThrough(kit: Kit, ruleset: AnyRuleset, language: Language, matches: number) {
  const turns: DisguisedTurn[] = []
  const told: unknown[] = []
  for (let match = 0; match < matches; match++) {
    const players = everybody(kit, ruleset, match).map((player) => ({
      answer: (question: HouseTurn<unknown>) => {
        turns.push({ state: question.state, turn: question.turn })
        return player.answer(question)
      },
    }))
    const { log } = playHouse(kit, { seed: `disguised-${match}`, ruleset, language, players })
    const nameOf = (seat: number) => `${language === 'zh' ? '玩家' : 'Player '}${seat + 1}`
    for (const { event } of log) told.push(event, kit.wire.say(event, { language, nameOf }) ?? '')
  }
  return { turns: some(turns, 15), told: some(told, 200) }
}

/** At most so many of them, from all places alike. */
const some = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.filter(
    (_, at) => Math.floor((at * most) / items.length) !== Math.floor(((at - 1) * most) / items.length),
  )
