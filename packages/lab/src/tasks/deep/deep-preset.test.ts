import { expect, it } from 'vitest'
import { deepPreset } from '../../presets/presets.ts'
import { playTask } from '../local-task.ts'
import { readTask } from '../read-any.ts'
import { deepTable } from './deep-table.ts'
import { deepWords } from './deep-words.ts'
import { samplePlayers } from './sample-players.ts'

const read = readTask(deepPreset().spec)
const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
const play = (judge = samplePlayers['sample-checker']) =>
  playTask(spec, (name) => (name === 'sample-checker' ? judge : samplePlayers[name]) ?? expect.fail(name))

/** How the checker must rate a spelled description beside the distractor: by the letters that both words share. */
const shared = () => {
  const ends = (word: string) => [[...word].at(0), [...word].at(-1)]
  const ratings = deepWords.flatMap(({ in: pair }) =>
    (['en', 'zh'] as const).map((language) => {
      const [target, other] = [ends(pair[language].target), ends(pair[language].distractor)]
      return 1 + 2 * target.filter((letter, at) => letter === other[at]).length
    }),
  )
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
}

it('players of known behaviour have the means that they must have', () => {
  const { rows, ratings } = play()
  expect(ratings).toHaveLength(2 * rows.length)
  const [speller, blabber] = deepTable(rows, ratings, 'seed').map(({ means }) =>
    means.map(({ mean }) => mean.value),
  )
  expect(speller).toEqual([5, expect.closeTo(shared()), 5, 5])
  expect(blabber).toEqual([5, expect.closeTo(shared()), 5, expect.closeTo(shared())])
  expect(rows.filter(({ isCut }) => isCut)).toEqual([])
  // A word of one character is all said by its first one.
  for (const { saysTarget, target } of rows) if (saysTarget) expect([...target]).toHaveLength(1)
})

it('the same task and players give the same rows', () => {
  expect(play()).toEqual(play())
})

it('a judge that answers nonsense is asked three times, and then its rating is missing', () => {
  const asked: number[] = []
  const { ratings } = play(({ turn }) => {
    asked.push(turn.tries)
    return 'rather good'
  })
  expect(asked.slice(0, 6)).toEqual([0, 1, 2, 0, 1, 2])
  expect(ratings.every(({ rating, raw }) => rating === null && raw.length === 3)).toBe(true)
  expect(deepTable([], ratings, 'seed')).toEqual([])
})

it('ratings can be made again without describing anything again', () => {
  const { rows, ratings } = play()
  const kind = ratings.map((row) => ({ ...row, judge: 'kind', rating: 5 }))
  expect(deepTable(rows, kind, 'seed')[0]?.means.map(({ mean }) => mean.value)).toEqual([5, 5, 5, 5])
})
