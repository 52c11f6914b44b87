import { believedIn, kits, otherKits } from '@wis/games'
import { expect, it } from 'vitest'
import { keptText } from '../../../../testing/kept-text.ts'
import kept from './example-requests.json'
import { exampleRequests, playedExamples } from './example-requests.ts'
import { gameDocument } from './game-document.ts'

const kindsOf = (game: string) => {
  const kit = otherKits.find(({ id }) => id === game) ?? expect.fail(game)
  return exampleRequests(kit, 'en').map(({ kind }) => kind)
}

it('the kept examples are those of the matches that are played for them', async () => {
  await expect(keptText(kept, playedExamples)).toMatchFileSnapshot('example-requests.json')
})

it('the page of a game shows each kind of question, also those that few matches ask', () => {
  expect(kindsOf('chameleon').toSorted()).toEqual(['clue', 'guess', 'vote'])
  const ofAvalon = ['assassinate', 'discuss', 'propose', 'quest', 'settle', 'vote']
  expect(kindsOf('avalon').toSorted()).toEqual(ofAvalon)
  expect(kindsOf('liars-dice')).toEqual(['call'])
})

it.each(kits.map((kit) => [kit.id, kit] as const))(
  'the page of %s has a request, an answer, what `round` counts, and the schema of what a seat knows',
  (_, kit) => {
    const said: string[] = []
    const text = gameDocument(kit, 'en', ((key: string) => {
      said.push(key)
      return key
    }) as never)
    const kinds = exampleRequests(kit, 'en')
    expect(said.filter((key) => key === 'game.answer')).toHaveLength(kinds.length)
    expect(said.includes('game.beliefs')).toBe(believedIn(kit) !== undefined)
    expect(text).toContain(kit.wire.round.en)
    for (const { answer } of kinds) expect(text).toContain(JSON.stringify(answer, null, 2))
    const asked = [...text.matchAll(/```json\n(\{\n  "protocol"[\s\S]*?)\n```/gu)].map(([, json = '']) =>
      JSON.parse(json),
    )
    expect(asked).toHaveLength(kinds.length)
    for (const request of asked) {
      if (kit.older) expect(request).toMatchObject({ game: kit.id, word: expect.any(String) })
      else expect(request).toMatchObject({ game: kit.id, observation: { data: expect.anything() } })
    }
    expect(said).toContain(kit.older ? 'game.schema' : 'game.data')
  },
)
