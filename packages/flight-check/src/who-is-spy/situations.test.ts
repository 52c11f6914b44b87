import { languages, rulesets } from '@wis/games'
import type { Language } from '@wis/games'
import { situationCount, turnCount } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { canComeAbout, ScriptedMatch } from './scripted-match.ts'
import { isAsked } from './situation.ts'
import type { Situation } from './situation.ts'
import { plannedFor, situations, turnsOf } from './situations.ts'
import { answering, decent, fly, harmless } from './testing.ts'

const ruleset = rulesets['wis-2024']
const played = situations.flatMap((situation) =>
  (situation.language ? [situation.language] : languages).map((language) => ({ situation, language })),
)

/** The match of a situation in which the agent makes no mistake and never votes. */
function playOut(situation: Situation, language: Language): ScriptedMatch {
  const match = new ScriptedMatch(situation, { ruleset, language, now: () => new Date(0) })
  for (let turn = match.nextTurn(); turn; turn = match.nextTurn()) {
    const move = turn.kind === 'vote' ? ({ kind: 'vote', text: '' } as const) : undefined
    match.answer(turn, move ?? { kind: 'speech', text: harmless({ language }) })
  }
  return match
}

describe('the situations', () => {
  it('have names of their own and titles in both languages', () => {
    expect(new Set(situations.map(({ id }) => id)).size).toBe(situations.length)
    expect(situations.every(({ title }) => title.en && title.zh)).toBe(true)
    expect(situations.length).toBeGreaterThanOrEqual(30)
  })

  it.each(played)(
    '$situation.id comes about under the usual ruleset ($language)',
    ({ situation, language }) => {
      expect(canComeAbout(situation, ruleset, language)).toBe(true)
    },
  )

  it.each(played)(
    '$situation.id comes about after any vote of the agent ($language)',
    ({ situation, language }) => {
      for (const choice of [0, 1, 2, 3, 4]) {
        const match = new ScriptedMatch(situation, { ruleset, language, now: () => new Date(0) })
        let asked = 0
        for (let turn = match.nextTurn(); turn; turn = match.nextTurn()) {
          if (isAsked(situation, turn)) asked += 1
          const { living, aliases } = match.state
          const others = living.filter((seat) => seat !== situation.seat)
          const name = aliases[others[choice % others.length] ?? situation.seat] ?? ''
          const text = turn.kind === 'vote' ? name : harmless({ language })
          match.answer(turn, turn.kind === 'vote' ? { kind: 'vote', text } : { kind: 'speech', text })
        }
        expect(asked).toBe(situation.asked.length)
      }
    },
  )

  it('never speak or vote for the agent', () => {
    const scripts = situations.flatMap(({ seat, said, votes }) =>
      [said?.en, said?.zh, votes].flatMap((script) =>
        Object.values(script ?? {}).map((byOthers) => ({ seat, seats: Object.keys(byOthers) })),
      ),
    )
    for (const { seat, seats } of scripts) expect(seats).not.toContain(String(seat))
  })

  it('that share a match share its script, and come after the situation that begins it', () => {
    const shared = situations.filter(({ within }) => within)
    expect(shared.length).toBeGreaterThan(0)
    for (const one of shared) {
      const whose = situations.find(({ id }) => id === one.within)
      const { id, title, asked, required } = one
      expect({ ...whose, id, title, asked, required, within: one.within }).toEqual(one)
      expect(whose?.within).toBeUndefined()
      expect(whose && situations.indexOf(whose)).toBeLessThan(situations.indexOf(one))
    }
  })

  it('are the same under every ruleset, with its own rules if the situation can come about', () => {
    const ofLive = plannedFor(['en', 'zh'], rulesets['wis-live'])
    expect(ofLive.map(({ situation }) => situation)).toEqual(situations)
    const usual = ofLive.flatMap((plan) => (plan.ruleset === ruleset ? [plan.situation.id] : []))
    expect(usual).toEqual(['three-left'])
  })

  it('are the situations of the languages that the agent plays', () => {
    const inEnglish = plannedFor(['en'], ruleset)
    expect(inEnglish.every(({ situation, language }) => language === (situation.language ?? 'en'))).toBe(true)
    expect(plannedFor(['zh'], ruleset).some(({ situation }) => situation.language === 'en')).toBe(false)
  })

  it.each([[['en']], [['zh']], [['en', 'zh']]] as const)(
    'for %j are as many as the page announces',
    (spoken) => {
      expect(plannedFor(spoken, ruleset)).toHaveLength(situationCount(spoken))
    },
  )

  it.each([[['en']], [['zh']], [['en', 'zh']]] as const)(
    'for %j ask for the announced number of turns, under every ruleset',
    async (spoken) => {
      for (const rules of Object.values(rulesets)) {
        const turns = plannedFor(spoken, rules).reduce((sum, plan) => sum + turnsOf(plan), 0)
        expect(turns).toBe(turnCount(spoken))
      }
      let asked = 0
      await fly(
        answering((request) => ((asked += 1), decent(request))),
        { languages: spoken },
      )
      expect(asked).toBe(turnCount(spoken))
    },
  )

  it.each(played)('no player fouls by accident in $situation.id ($language)', ({ situation, language }) => {
    const { rounds } = playOut(situation, language).state
    const silent = rounds.map(({ round }) =>
      Object.entries(situation.said?.[language]?.[round] ?? {}).flatMap(([seat, text]) =>
        text === null ? [Number(seat)] : [],
      ),
    )
    // A round that is not over has no fouls yet.
    for (const [at, { fouls, order, speeches }] of rounds.entries()) {
      if (speeches.length === order.length)
        expect(fouls.map(({ seat }) => seat).toSorted()).toEqual(silent[at])
    }
  })

  it.each(played)(
    'the speeches of others in $situation.id fit their aliases and words ($language)',
    ({ situation, language }) => {
      const { rounds } = playOut(situation, language).state
      const said = rounds.flatMap(({ speeches }) =>
        speeches.map((one) => (one.kind === 'given' ? one.text : '')),
      )
      expect(said.join('\n')).not.toMatch(/@(\d|word)/)
    },
  )
})
