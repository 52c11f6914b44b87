import { otherKits } from '@wis/games'
import { expect, it } from 'vitest'
import { oneOfEachKind } from './game-document.ts'

const kindsOf = (game: string) => {
  const kit = otherKits.find(({ id }) => id === game) ?? expect.fail(game)
  return oneOfEachKind(kit, 'en').map(({ request }) => request.turn.kind)
}

it('the page of a game shows each kind of question, also those that few matches ask', () => {
  expect(kindsOf('chameleon').toSorted()).toEqual(['clue', 'guess', 'vote'])
  const ofAvalon = ['assassinate', 'discuss', 'propose', 'quest', 'settle', 'vote']
  expect(kindsOf('avalon').toSorted()).toEqual(ofAvalon)
  expect(kindsOf('liars-dice')).toEqual(['call'])
})
