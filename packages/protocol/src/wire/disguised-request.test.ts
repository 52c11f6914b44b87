import { languages } from '@wis/engine'
import { kits } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { messagesForGame } from '../strategies/game/messages-for-game.ts'
import { disguisedRequest } from './disguised-request.ts'
import { gameRequest } from './game-request.ts'
import { requestsOfMatch } from './requests-of-match.ts'

const disguises = kits.flatMap((kit) => {
  const disguise = kit.studies?.conditions.find(({ disguise }) => disguise)?.disguise
  return disguise ? [[kit.id, kit, disguise] as const] : []
})

it('the board and card games have a disguise', () => {
  expect(disguises).toHaveLength(4)
})

describe.each(disguises)('a request of %s in disguise', (id, kit, disguise) => {
  it.each(languages)('is a request all the same, and does not name the game anywhere (%s)', (language) => {
    const name = new RegExp([id, kit.texts.en.name, kit.texts.zh.name].join('|'), 'iu')
    for (const ruleset of kit.setup.presets) {
      for (const { request } of requestsOfMatch(kit, { ruleset, language }).slice(0, 40)) {
        const shown = disguisedRequest(request, disguise)
        expect(gameRequest.parse(shown)).toEqual(shown)
        expect(JSON.stringify(shown)).not.toMatch(name)
        expect(JSON.stringify(messagesForGame({ id: 'plain' }, shown))).not.toMatch(name)
        // Who asks, who is asked, when and about which question.
        for (const field of ['matchId', 'seat', 'alias', 'aliases', 'language', 'turn'] as const)
          expect(shown[field]).toEqual(request[field])
        expect(Object.keys(shown.fields.properties)).toEqual(Object.keys(request.fields.properties))
        expect(shown.history).toHaveLength(request.history.length)
        expect(shown.legal).toEqual(request.legal && disguise.shown(request.legal))
      }
    }
  })
})
