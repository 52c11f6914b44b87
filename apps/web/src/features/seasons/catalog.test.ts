import { pairFaults, seasonStates } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { presetNames } from '../organize/game-to-organize.ts'
import { seasonSaids } from './season-said.ts'

describe.each([
  ['English', en],
  ['Chinese', zh],
])('the %s catalog has words for', (_, { organize, seasons }) => {
  const codes: readonly (readonly [string, readonly string[], object])[] = [
    ['everything that may come of a form', seasonSaids, seasons.said],
    ['every state', seasonStates, seasons.state],
    ['every step to another state', seasonStates, organize.manage.to],
    ['everything that may be wrong with a pair', pairFaults, organize.errors],
    ['every preset', presetNames, organize.presets],
  ]

  it.each(codes)('%s', (_, list, texts) => {
    expect(Object.keys(texts)).toEqual(expect.arrayContaining([...list]))
  })
})
