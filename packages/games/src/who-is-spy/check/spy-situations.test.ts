import { languages } from '@wis/engine'
import type { Language } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { isAsked, ScriptedMatch } from '../../contract/scripted/scripted-match.ts'
import { whoIsSpy } from '../game.ts'
import { rulesets } from '../rulesets.ts'
import { beginScript } from './begin-script.ts'
import type { SpyScript } from './script.ts'
import { spyScripts as situations } from './scripts.ts'
import { canComeAbout, spySituations } from './spy-situations.ts'

const ruleset = rulesets['wis-2024']
const played = situations.flatMap((situation) =>
  (situation.language ? [situation.language] : languages).map((language) => ({ situation, language })),
)

let said = 0
const harmless = (language: Language) => {
  said += 1
  return language === 'zh' ? `我家里常常用到，第${said}次说` : `Something my neighbour likes, remark ${said}`
}

const begun = (situation: SpyScript, language: Language) =>
  new ScriptedMatch(whoIsSpy, {
    ...situation,
    script: beginScript(situation, ruleset, language),
    now: () => '',
  })

/** The match of a situation in which the agent makes no mistake and never votes. */
function playOut(situation: SpyScript, language: Language) {
  const match = begun(situation, language)
  for (let turn = match.nextTurn(); turn; turn = match.nextTurn()) {
    const move = turn.kind === 'vote' ? ({ kind: 'vote', text: '' } as const) : undefined
    match.answer(turn, move ?? { kind: 'speech', text: harmless(language) })
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
        const match = begun(situation, language)
        let asked = 0
        for (let turn = match.nextTurn(); turn; turn = match.nextTurn()) {
          if (isAsked(situation, turn)) asked += 1
          const { living, aliases } = match.state
          const others = living.filter((seat) => seat !== situation.seat)
          const name = aliases[others[choice % others.length] ?? situation.seat] ?? ''
          const text = turn.kind === 'vote' ? name : harmless(language)
          match.answer(turn, turn.kind === 'vote' ? { kind: 'vote', text } : { kind: 'speech', text })
        }
        expect(asked).toBe(situation.asked.length)
      }
    },
  )

  it('never speak or vote for the agent', () => {
    const scripts = situations.flatMap(({ seat, said, votes }) =>
      [said.en, said.zh, votes].flatMap((script) =>
        Object.values(script).map((byOthers) => ({ seat, seats: Object.keys(byOthers) })),
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
    const ids = (rules: typeof ruleset) => spySituations(rules, ['en', 'zh']).map(({ id }) => id)
    expect(ids(rulesets['wis-live'])).toEqual(situations.map(({ id }) => id))
    const usual = situations.flatMap((script) =>
      canComeAbout(script, rulesets['wis-live'], script.language ?? 'en') ? [] : [script.id],
    )
    expect(usual).toEqual(['three-left'])
  })

  it('are the situations of the languages that the agent plays', () => {
    const scriptOf = (id: string) => situations.find((script) => script.id === id)
    const inEnglish = spySituations(ruleset, ['en'])
    expect(inEnglish.every(({ id, language }) => language === (scriptOf(id)?.language ?? 'en'))).toBe(true)
    expect(spySituations(ruleset, ['zh']).some(({ id }) => scriptOf(id)?.language === 'en')).toBe(false)
  })

  it.each(played)('no player fouls by accident in $situation.id ($language)', ({ situation, language }) => {
    const { rounds } = playOut(situation, language).state
    const silent = rounds.map(({ round }) =>
      Object.entries(situation.said[language][round] ?? {}).flatMap(([seat, text]) =>
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
