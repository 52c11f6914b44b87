import type { AgentRow } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { entryOffer } from './own-entries.tsx'

const season = {
  game: 'who-is-spy',
  languages: ['en'],
  ruleset: { id: 'undercover-3' },
  terms: { entry: 'open', vouched: false },
}
const badge = { game: 'who-is-spy', rulesetId: 'undercover-3' } as AgentRow['badges'][number]
const vouching = { vouched: false, because: 'own-program' } as const
const agent = { languages: ['en' as const], kind: 'webhook' as const, badges: [badge], vouching }

describe('the owner’s options for entering an agent', () => {
  it('are to enter it, to ask for that or to accept an invitation', () => {
    expect(entryOffer(agent, season, undefined)).toEqual({ wayIn: 'enter' })
    expect(entryOffer(agent, season, 'withdrawn')).toEqual({ wayIn: 'enter' })
    expect(entryOffer(agent, { ...season, terms: { entry: 'approval', vouched: false } }, undefined)).toEqual(
      {
        wayIn: 'request',
      },
    )
    expect(entryOffer(agent, season, 'invited')).toEqual({ wayIn: 'accept' })
  })

  it('include entering one that was checked under another ruleset, which begins the check under this one', () => {
    const other = { ...agent, badges: [{ ...badge, rulesetId: 'wis-2024' }] }
    expect(entryOffer(other, season, undefined)).toEqual({ wayIn: 'enter', lacking: 'needsCheck' })
    expect(entryOffer({ ...agent, badges: [] }, season, 'invited')).toEqual({
      wayIn: 'accept',
      lacking: 'needsCheck',
    })
    expect(entryOffer({ ...agent, badges: [], kind: 'house' }, season, undefined)).toEqual({
      wayIn: 'enter',
    })
  })

  it('do not exist where the platform has to vouch for it, and does not', () => {
    const vouchedSeason = { ...season, terms: { entry: 'open', vouched: true } }
    expect(entryOffer(agent, vouchedSeason, 'invited')).toEqual({ lacking: 'needsVouching' })
    const asked = { ...agent, vouching: { vouched: true, because: 'asked-by-platform' } as const }
    expect(entryOffer(asked, vouchedSeason, undefined)).toEqual({ wayIn: 'enter' })
  })

  it('do not exist if it lacks the language, or once it is in or out', () => {
    expect(entryOffer({ ...agent, languages: ['zh'] }, season, undefined)).toEqual({
      lacking: 'needsLanguage',
    })
    const dilemma = { ...season, game: 'dilemma' }
    const chinese = { ...agent, languages: ['zh' as const], badges: [{ ...badge, game: 'dilemma' }] }
    expect(
      entryOffer(chinese, { ...dilemma, ruleset: { ...season.ruleset, talk: true } }, undefined),
    ).toEqual({
      lacking: 'needsLanguage',
    })
    expect(entryOffer(chinese, dilemma, undefined)).toEqual({ wayIn: 'enter' })
    for (const state of ['entered', 'requested', 'refused', 'disqualified', 'closed'] as const)
      expect(entryOffer(agent, season, state)).toEqual({})
  })
})
