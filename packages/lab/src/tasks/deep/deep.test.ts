import { readFields } from '@wis/games'
import type { FieldValues } from '@wis/games'
import type { GameRequest } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { dueRatings } from '../../judges/judge-locally.ts'
import { judgementRequest, judgementRow } from '../../judges/judging.ts'
import { rubricCalled } from '../../judges/rubrics.ts'
import { readTask } from '../read-any.ts'
import { deepItems, deepTable } from './deep-table.ts'
import { deepRubric } from './deep-texts.ts'
import { deepQuestion, deepRow, deepUnits } from './deep-units.ts'
import type { DeepUnit } from './deep-units.ts'
import { deepWords, wordsFor } from './deep-words.ts'

type Scripted = (request: GameRequest) => unknown

const written = {
  name: 'DEEP',
  task: 'deep',
  language: ['en', 'zh'],
  subjects: ['plain', 'mumbler'],
  seed: 'deep',
  judges: [{ agent: 'judge', rubric: 'description-match', times: 2 }],
}
const read = readTask(written)
const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
const units = deepUnits(spec)

function described(unit: DeepUnit, describer: Scripted) {
  const answers: FieldValues[] = []
  const asked: { prompt: string; raw: readonly string[] }[] = []
  for (;;) {
    const question = deepQuestion(unit, answers, '')
    if (!question) break
    const raw = JSON.stringify(describer(question.request)) ?? ''
    asked.push({ prompt: JSON.stringify(question.request), raw: [raw] })
    const filled = readFields(question.fields, raw)
    if (!filled.ok) break
    answers.push(filled.values)
  }
  return deepRow(unit, { asked, answers })
}

/** Says who it is and which mode it was asked for, so that a scripted judge knows what to say. */
const describer =
  (name: string): Scripted =>
  ({ observation: { data } }) =>
    data['mode'] === 'conservative' && data['step'] === 1
      ? { candidates: `${name} one, ${name} two` }
      : { description: `${name} ${String(data['mode'])} ${String(data['candidates'] ?? '')}` }

const rows = units.map((unit) => described(unit, describer(unit.subject)))
const rubric = rubricCalled(deepRubric) ?? expect.fail('there is no rubric')
const targets = new Set(deepWords.flatMap((word) => [word.in.en.target, word.in.zh.target]))

function rated(judge: (word: string, description: string) => unknown) {
  const { judges, seed } = spec
  return dueRatings({ judges, seed, itemsFor: () => deepItems(rows) }).map(({ due, language }) => {
    const { data } = judgementRequest({ rubric, due, language, deadline: '' }).observation
    const rating = judge(String(data['word']), String(data['description']))
    const values = typeof rating === 'number' ? { rating } : null
    return judgementRow(rubric, due, { prompt: '', raw: [String(rating)], values })
  })
}

describe('the words', () => {
  it('are forty of eight domains in each language, each with another word of its kind', () => {
    expect(deepWords).toHaveLength(40)
    for (const language of ['en', 'zh'] as const) {
      const all = deepWords.flatMap(({ in: pair }) => Object.values(pair[language]))
      expect(new Set(all).size).toBe(80)
      expect(all.every((word) => word.trim() !== '')).toBe(true)
    }
    expect(new Set(deepWords.map(({ domain }) => domain)).size).toBe(8)
  })

  it('of a smaller task are from all domains evenly', () => {
    expect(new Set(wordsFor(8).map(({ domain }) => domain)).size).toBe(8)
    expect(wordsFor(16).filter(({ domain }) => domain === 'food')).toHaveLength(2)
  })
})

describe('a unit', () => {
  it('is one description: of every word, in both modes, by every subject, in every language', () => {
    expect(units).toHaveLength(2 * 2 * 40 * 2)
    expect(new Set(units.map(({ number }) => number)).size).toBe(units.length)
  })

  it('of the veiled kind has words imagined first, and shown in the second question', () => {
    const row = rows.find(({ mode }) => mode === 'conservative') ?? expect.fail('there is none')
    expect(row.asked).toHaveLength(2)
    expect(row.asked[1]?.prompt).toContain('plain one, plain two')
  })

  it('of the clear kind has one question', () => {
    expect(rows.find(({ mode }) => mode === 'aggressive')?.asked).toHaveLength(1)
  })

  it.each([
    ['en', 'aggressive', 'word '.repeat(120), 100],
    ['en', 'conservative', 'word '.repeat(120), 10],
    ['zh', 'aggressive', '字'.repeat(300), 150],
    ['zh', 'conservative', '字'.repeat(300), 15],
  ] as const)('in %s, %s, is cut at its limit', (language, mode, text, limit) => {
    const unit = units.find((one) => one.language === language && one.mode === mode)
    const row = described(unit ?? expect.fail('there is none'), () => ({
      description: text,
      candidates: 'x',
    }))
    const kept = language === 'zh' ? [...(row.description ?? '')] : (row.description ?? '').split(' ')
    expect([kept.length, row.isCut]).toEqual([limit, true])
  })

  it('that is not answered is missing, and one that says its word is told', () => {
    const [unit] = units
    if (!unit) throw new Error('there are units')
    expect(described(unit, () => undefined)).toMatchObject({ description: null, saysTarget: false })
    const said = described(unit, () => ({ description: `A ${unit.target} is a fish.` }))
    expect(said).toMatchObject({ isCut: false, saysTarget: true })
  })
})

describe('the table', () => {
  const truth = (word: string, description: string) => {
    const isTarget = targets.has(word)
    if (description.includes('mumbler')) return isTarget ? 2 : 2
    if (description.includes('aggressive')) return isTarget ? 5 : 1
    return isTarget ? 4 : 3
  }

  it('has the four means of each subject', () => {
    const table = deepTable(rows, rated(truth), 'seed')
    expect(table.map(({ subject, means }) => [subject, ...means.map(({ mean }) => mean.value)])).toEqual([
      ['plain', 5, 1, 4, 3],
      ['mumbler', 2, 2, 2, 2],
    ])
    expect(table[0]?.means[0]).toMatchObject({ mode: 'aggressive', fit: 'target', mean: { deals: 80 } })
  })

  it('shows a judge that is one too kind as just that', () => {
    const kind = deepTable(
      rows,
      rated((word, text) => Math.min(5, truth(word, text) + 1)),
      'seed',
    )
    expect(kind[0]?.means.map(({ mean }) => mean.value)).toEqual([5, 2, 5, 4])
    expect(kind[1]?.means.map(({ mean }) => mean.value)).toEqual([3, 3, 3, 3])
  })

  it('has each judge of an item once, and in a report of before each rating', () => {
    const [first] = rows
    const one = first ? [first] : []
    const said = (judge: string, time: number, rating: number) => ({ judge, time, item: '1/target', rating })
    const ratings = [said('strict', 1, 1), said('strict', 2, 1), said('strict', 3, 1), said('kind', 1, 5)]
    expect(deepTable(one, ratings, 'seed')[0]?.means[0]?.mean.value).toBe(3)
    expect(deepTable(one, ratings, 'seed', 'ratings')[0]?.means[0]?.mean.value).toBe(2)
  })

  it('leaves out ratings that are missing', () => {
    const first = deepWords[0]?.in.en.target
    const some = deepTable(
      rows,
      rated((word, text) => (word === first ? 'hm' : truth(word, text))),
      'seed',
    )
    expect(some[0]?.means[0]?.mean).toMatchObject({ value: 5, deals: 79 })
  })
})

describe('a task that is written wrongly', () => {
  it.each([
    [{ judges: [] }, 'judges'],
    [{ judges: [{ agent: 'a', rubric: 'clue-fit' }] }, 'judges'],
    [{ judges: [{ agent: 'a', rubric: 'beauty' }] }, 'judges'],
    [{ words: 41 }, 'words'],
    [{ task: 'shallow' }, 'task'],
    [{ game: 'who-is-spy' }, 'game'],
  ])('is refused with its field: %j', (changes, path) => {
    expect(readTask({ ...written, ...changes })).toMatchObject({ ok: false, faults: [{ path }] })
  })
})
