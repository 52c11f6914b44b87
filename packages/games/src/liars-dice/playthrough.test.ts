import { expect, it } from 'vitest'
import { playthrough } from '../contract/testing/playthrough.ts'
import { liarsDice } from './kit.ts'

const [arena, short = arena] = liarsDice.setup.presets
/** Every third answer costs a die. */
const doubts = (count: number) =>
  Array.from({ length: count }, (_, at) => ['1x2', '1x4', 'liar'][at % 3] ?? '')

const odd = ['{"move":"1x3","remark":"我有三个3"}', '九十个6', null, '两个四', '开']
const matches = {
  arena: { ruleset: arena, seed: 'recorded', language: 'en', answers: ['4 of 7', 'liar', ...doubts(42)] },
  short: { ruleset: short, seed: 'recorded', language: 'zh', answers: [...odd, ...doubts(12)] },
} as const

it.each(Object.entries(matches))('a match by the rules of %s goes as recorded', async (id, written) => {
  await expect(playthrough(liarsDice, written)).toMatchFileSnapshot(`goldens/${id}-${written.language}.txt`)
})
