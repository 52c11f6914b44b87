import type { SeasonRequest } from '@wis/db/seasons'
import { newSeason } from '@wis/protocol'
import { expect, it } from 'vitest'
import { presetNames } from '../organize/game-to-organize.ts'
import { seasonFrom } from '../organize/season-form-data.ts'
import { beginsFrom } from './ask-for-season.tsx'

const granted: SeasonRequest = {
  id: 'r',
  title: 'An evening of spies',
  text: 'For our course.',
  languages: ['zh'],
  agents: 40,
  beginsOn: '2030-05-01',
  endsOn: '2030-05-01',
  state: 'granted',
  answer: '',
  createdAt: '2030-01-01T00:00:00.000Z',
  answeredAt: '2030-01-02T00:00:00.000Z',
}

it('the form of a season begins with the granted request', () => {
  expect(beginsFrom('evening', granted)).toMatchObject({
    name: 'An evening of spies',
    languages: 'zh',
    format: 'knockout',
    entryEndsAt: '2030-05-01T00:00',
    endsAt: '2030-05-01T23:59',
  })
  expect(beginsFrom('ladder', granted)).not.toHaveProperty('entryEndsAt')
  expect(beginsFrom('ladder', undefined)).toMatchObject({ name: '', languages: 'en zh' })
})

it.each(presetNames.filter((name) => name !== 'benchmark'))(
  'a one-day season can be set up at once, whatever its kind: %s',
  (preset) => {
    const read = newSeason.safeParse(seasonFrom(beginsFrom(preset, granted)))
    expect(read.error?.issues).toBeUndefined()
  },
)
