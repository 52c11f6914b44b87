import { kitCalled } from '@wis/games'
import { rulesets } from '@wis/games/who-is-spy'
import { situationCount, turnCount } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { answering, decent, fly } from './testing/spy-check.ts'

const spoken = [[['en']], [['zh']], [['en', 'zh']]] as const
const situationsOf = kitCalled('who-is-spy')?.check?.situations ?? expect.fail('there are no situations')

describe('a check by situations', () => {
  it.each(spoken)('for %j has as many as the page announces', (languages) => {
    expect(situationsOf(rulesets['wis-2024'], languages)).toHaveLength(situationCount(languages))
  })

  it.each(spoken)('for %j asks for the announced number of turns, under every ruleset', async (languages) => {
    for (const rules of Object.values(rulesets)) {
      const turns = situationsOf(rules, languages).reduce((sum, situation) => sum + situation.turns, 0)
      expect(turns).toBe(turnCount(languages))
    }
    let asked = 0
    await fly(
      answering((request) => ((asked += 1), decent(request))),
      { languages },
    )
    expect(asked).toBe(turnCount(languages))
  })
})
