import { expect, it } from 'vitest'
import { kits } from '../kits.ts'

it.each(['en', 'zh'] as const)('no two players of the house have one name (%s)', (language) => {
  const names = kits.flatMap(({ house }) => house.map(({ name }) => name[language]))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
