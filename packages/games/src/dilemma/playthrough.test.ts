import { expect, it } from 'vitest'
import { playthrough } from '../contract/testing/playthrough.ts'
import { dilemma } from './kit.ts'

const [arena] = dilemma.setup.presets
const talk = { ...arena, id: 'talk', talk: true }

const choices = (rounds: string) => [...rounds].map((letter) => (letter === 'D' ? 'defect' : 'cooperate'))

const slips = ['?', 'Hm.', 'I cooperate.', null]
const trust = ['我们都合作吧！', '好。', null]
const betrayal = ['合作', '{"choice": "defect"}', '我选合作']
const spoken = ['你骗了我们！', '对不起。', '再也不信了。']
const matches = {
  arena: {
    ruleset: arena,
    seed: 'recorded',
    language: 'en',
    answers: [...choices('CCCDCCDDCDDD'), ...slips],
  },
  talk: {
    ruleset: { ...talk, rounds: 2 },
    seed: 'recorded',
    language: 'zh',
    answers: [...trust, ...betrayal, ...spoken, '背叛', '都可以', '选背叛', '背叛'],
  },
} as const

it.each(Object.entries(matches))('a match by the rules of %s goes as recorded', async (id, written) => {
  await expect(playthrough(dilemma, written)).toMatchFileSnapshot(`goldens/${id}-${written.language}.txt`)
})
