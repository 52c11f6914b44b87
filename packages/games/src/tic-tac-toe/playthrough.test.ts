import { expect, it } from 'vitest'
import { playthrough } from '../contract/testing/playthrough.ts'
import { presetsOf } from '../line-game/testing.ts'
import { ticTacToe } from './kit.ts'

const [arena, llmarena] = presetsOf(ticTacToe)

const won = ['2,2', '{"move": "1,2"}', '1,1', '2,2', 'The corner.\n3,3']
const drawn = ['2,2', '1,1', '1,2', '3,2', '3,1', '1,3', '2,3', '2,1', '3,3']
const matches = {
  arena: { ruleset: arena, seed: 'recorded', language: 'en', answers: [...won, '(3,3)', ...drawn] },
  llmarena: {
    ruleset: llmarena,
    seed: 'recorded',
    language: 'zh',
    answers: ['2,2', '2,2', '中间', '', '1,3', null, '3,1'],
  },
} as const

it.each(Object.entries(matches))('a match by the rules of %s goes as recorded', async (id, written) => {
  await expect(playthrough(ticTacToe, written)).toMatchFileSnapshot(`goldens/${id}-${written.language}.txt`)
})
