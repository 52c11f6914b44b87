import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import type { GivenRating } from '../judges/agreement-tally.ts'
import { itemsOf } from '../judges/items-of.ts'
import { judgeLocally } from '../judges/judge-locally.ts'
import { rubricCalled } from '../judges/rubrics.ts'
import { renamedReport, renamingOf } from '../names/renamed.ts'
import { figuresOf } from '../pictures/figure-files.ts'
import { playPlanned } from '../play/planned-play.ts'
import { readSpec } from '../spec/read-spec.ts'
import { sampleReaders } from '../tasks/deep/sample-players.ts'
import { playedReport } from '../testing/played-report.ts'
import { toCsv } from './formats/csv.ts'
import { toMarkdown } from './formats/markdown.ts'
import { ReportMaker } from './make-report.ts'
import type { ReportMethod } from './report-method.ts'

const [guessing, following] = ['intentions-guessed', 'speech-follows']
const list =
  rubricCalled(guessing)?.from?.choices.map(({ value }) => value) ?? expect.fail('there is no list')

const read = readSpec({
  name: 'intentions',
  game: 'avalon',
  ruleset: 'interintent',
  subjects: ['schemer', 'clerk'],
  opponents: ['clerk', 'schemer', 'clerk', 'schemer'],
  aims: true,
  seed: 'intentions',
  measures: ['win-rate'],
  judges: [{ agent: 'sample-reader', rubric: guessing }],
  design: { materials: 40, repeats: 1, free: ['turn'] },
})
const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
const schedule = scheduleOf(spec)
const house = new Map(schedule.kit.house.map((player) => [player.slug, player]))
const played = Array.from({ length: schedule.matches }, (_, at) => {
  const planned = schedule.matchAt(at + 1)
  const called = (name: string) => house.get(name) ?? expect.fail(`no ${name}`)
  return { planned, ...playPlanned(schedule, planned, called) }
})

const itemsBy = (rubric: string) =>
  played.flatMap(({ planned: { number, seat, language }, log }) =>
    itemsOf(schedule.kit, rubric, { number, seat, log, language }),
  )

/** One judge names each intention with this chance, and something else otherwise. */
function guesses(judge: string, right: number): readonly GivenRating[] {
  const rng = rngAt(judge, 0)
  return itemsBy(guessing).map(({ id: item, facts }) => {
    const chosen = facts?.chosen ?? []
    const others = rng.shuffle(list.filter((one) => !chosen.includes(one)))
    const picks = chosen.map((one, at) => (rng.next() < right ? one : (others[at] ?? '')))
    return { rubric: guessing, judge, time: 1, item, rating: picks.length, picks, ...(facts && { facts }) }
  })
}

const ratings = [
  ...guesses('half', 0.5),
  ...guesses('person 1', 0.8),
  ...guesses('person 2', 0.8),
  ...itemsBy(following).flatMap(({ id: item, facts }): readonly GivenRating[] => {
    const said = { rubric: following, time: 1, item, ...(facts && { facts }) }
    // The first quest is followed badly, all others well.
    return [{ ...said, judge: 'strict', rating: facts?.round === 1 ? 3 : 5 }]
  }),
]

function reportWith(given: readonly GivenRating[], rubrics: readonly string[] = [guessing, following]) {
  const judges = rubrics.map((rubric) => ({ agent: 'a judge', rubric }))
  const maker = new ReportMaker(spec, judges)
  for (const { played: row, planned } of played)
    maker.add(
      row,
      given.filter(({ item }) => item.startsWith(`${planned.number}/`)),
    )
  return maker.report()
}

const report = reportWith(ratings)

describe('intentions that were guessed', () => {
  const named = report.named ?? expect.fail('nothing was named')

  it('are found as often as the guesser was planted to find them, by rater and round', () => {
    for (const [rater, share] of [
      ['half', 0.5],
      [null, 0.8],
    ] as const)
      for (const subject of spec.subjects) {
        const cell = named.find((one) => one.rater === rater && one.subject === subject && one.round === null)
        const { precision, recall, f1, chance } = cell ?? expect.fail('no cell')
        expect(precision.low).toBeLessThan(share)
        expect(precision.high).toBeGreaterThan(share)
        // As many are named as are so.
        expect(recall.value).toBeCloseTo(precision.value ?? 0, 10)
        expect(f1.value).toBeCloseTo(precision.value ?? 0, 10)
        expect(chance).toBeGreaterThan(2 / list.length - 0.01)
        expect(chance).toBeLessThan(3 / list.length + 0.01)
      }
    const rounds = named.flatMap(({ rater, subject, round }) =>
      rater === 'half' && subject === 'clerk' ? [round] : [],
    )
    expect(rounds.slice(0, 4)).toEqual([null, 1, 2, 3])
  })

  it('are no ratings: no mean and no agreement is made of how many were named', () => {
    expect(report.measures.map(({ id }) => id)).toEqual(['win-rate', `rating-${following}`])
    expect(report.agreements?.map(({ rubric }) => rubric)).toEqual([following])
    expect(report.raters?.some(({ rubric }) => rubric === guessing)).not.toBe(true)
  })

  it('may be named by a judge without a model, which chooses from the list of the game', () => {
    const [judge] = spec.judges
    const rows = judgeLocally({
      judges: judge ? [judge] : [],
      seed: 'x',
      playerCalled: (name) => sampleReaders[name] ?? (() => ''),
      itemsFor: itemsBy,
    })
    expect(rows.length).toBe(itemsBy(guessing).length)
    for (const { rating, picks } of rows) {
      expect(rating).toBe(2)
      expect(list).toEqual(expect.arrayContaining([...(picks ?? [])]))
    }
    const chance = (cell: {
      readonly f1: { readonly value: number | null }
      readonly chance: number | null
    }) => (cell.f1.value ?? 0) - (cell.chance ?? 0)
    const all = reportWith(rows).named?.filter(({ round }) => round === null) ?? []
    // It reads “I support this team” as what it is.
    for (const cell of all) expect(chance(cell)).toBeGreaterThan(0.02)
  })
})

describe('what follows intentions', () => {
  it('is told by round, with the share above the middle', () => {
    const cells = (report.rounds ?? []).filter(
      ({ rubric, subject }) => rubric === following && subject === 'clerk',
    )
    const [all, first, second] = cells
    expect([first?.round, first?.mean.value, first?.above?.share.value]).toEqual([1, 3, 0])
    expect([second?.round, second?.mean.value, second?.above?.share.value]).toEqual([2, 5, 1])
    const items = itemsBy(following).filter(({ number }) => schedule.matchAt(number).subject === 'clerk')
    const later = items.filter(({ facts }) => facts?.round !== 1).length
    expect(all?.above).toMatchObject({ step: 3, share: { value: later / items.length, n: items.length } })
  })
})

it('the share of each score is told over all parts, and adds up to all items', () => {
  const [all, first] = (report.rounds ?? []).filter(
    ({ rubric, subject }) => rubric === following && subject === 'clerk',
  )
  expect(first?.shares).toBeUndefined()
  const shares = all?.shares ?? expect.fail('no shares')
  expect(shares.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5])
  expect(shares.reduce((sum, { share }) => sum + (share.value ?? 0), 0)).toBeCloseTo(1, 10)
  expect(shares[4]?.share).toMatchObject({ value: all?.above?.share.value, n: all?.mean.n })
  expect(toMarkdown(report, 'en')).toContain('## Share of each score: Speech that follows intentions')
  expect(toMarkdown(report, 'zh')).toContain('## 各分数的比例：')
})

describe('what aims did', () => {
  const impacts = report.impacts ?? expect.fail('no impacts')

  it('is counted over the rounds and matches in which the aim was open', () => {
    const aim = 'frame-good-player'
    const own = played.filter(
      ({ planned, played: { results } }) =>
        planned.subject === 'schemer' && ['morgana', 'assassin'].includes(results[planned.seat]?.role ?? ''),
    )
    const rounds = own.flatMap(({ played: { aims = [] } }) => aims)
    const withIt = rounds.filter(({ chosen }) => chosen.includes(aim))
    expect(withIt.length).toBeGreaterThan(0)
    const row = impacts.find((one) => one.subject === 'schemer' && one.aim === aim)
    expect(row?.side).toBe('evil')
    expect(row?.rounds.chosen).toMatchObject({
      n: withIt.length,
      value: withIt.filter(({ won }) => won).length / withIt.length,
    })
    expect(row?.rounds.other.n).toBe(rounds.length - withIt.length)
    const matches = own.filter(({ played: { aims = [] } }) => aims.some(({ chosen }) => chosen.includes(aim)))
    expect(row?.matches.chosen).toMatchObject({
      n: matches.length,
      value:
        matches.filter(({ played: { results }, planned }) => results[planned.seat]?.place === 1).length /
        matches.length,
    })
    expect(impacts.some((one) => one.aim === aim && one.side === 'good')).toBe(false)
  })

  it('has no row for an aim that was never chosen, and one without comparison for an aim that always was', () => {
    const always = played.map(({ planned, played: row }) => ({
      planned,
      played: {
        ...row,
        aims: (row.aims ?? []).map((one) => ({ ...one, chosen: ['stay-vague', ...one.chosen] })),
      },
    }))
    const rows = (method?: ReportMethod) => {
      const maker = new ReportMaker(spec, [], method)
      for (const one of always) maker.add(one.played)
      return maker.report().impacts?.filter(({ aim, subject }) => aim === 'stay-vague' && subject === 'clerk')
    }
    expect(rows('rounded')).toEqual([])
    const [row] = rows() ?? []
    expect(row?.matches.other).toMatchObject({ value: null, n: 0, without: 'nothing-seen' })
    expect(row?.matches.difference.value).toBeNull()
    expect(row?.matches.chosen.n).toBeGreaterThan(5)
  })

  it('is kept only where the specification asks, and only a game with aims may be asked', () => {
    const { aims: _, ...quiet } = spec
    const planned = scheduleOf(quiet).matchAt(1)
    const called = (name: string) => house.get(name) ?? expect.fail(`no ${name}`)
    expect(playPlanned(scheduleOf(quiet), planned, called).played.aims).toBeUndefined()
    const other = readSpec({ name: 'x', game: 'tic-tac-toe', subjects: ['perfect'], seed: 'x', aims: true })
    expect(other.ok ? [] : other.faults.map(({ path, code }) => [path, code])).toEqual([['aims', 'no-aims']])
  })
})

it('every number of it stands in the file of numbers, as it is', () => {
  const [head = '', ...lines] = toCsv(report).trim().split('\n')
  const at = (name: string) => head.trim().split(',').indexOf(name)
  const of = (kind: string) => lines.map((line) => line.trim().split(',')).filter(([own]) => own === kind)
  expect(of('round')).toHaveLength(report.rounds?.length ?? 0)
  expect(of('named-f1')).toHaveLength(report.named?.length ?? 0)
  expect(of('aim-rounds-difference')).toHaveLength(report.impacts?.length ?? 0)
  const told = report.named?.find(
    ({ rater, round, subject }) => rater === 'half' && round === 2 && subject === 'clerk',
  )
  const line = of('named-f1').find(
    (own) => own[at('rater')] === 'half' && own[at('round')] === '2' && own[at('subject')] === 'clerk',
  )
  expect([Number(line?.[at('value')]), Number(line?.[at('n')])]).toEqual([told?.f1.value, told?.f1.n])
})

it('each rubric is drawn round by round, for each rater', () => {
  const drawn = figuresOf(report, 'en').filter(({ kind }) => kind === 'rounds')
  expect(drawn.map(({ title }) => title)).toEqual([
    'By round: Speech that follows intentions (strict)',
    'By round: Intentions guessed from the speech (half)',
    'By round: Intentions guessed from the speech (people)',
  ])
  expect(drawn[0]?.table.rows[0]).toEqual(['schemer · round 1', '3.00', '–', expect.stringMatching(/^\d+$/)])
  // The axis of a rating is its scale, and nothing beyond.
  const ticks = drawn[0]?.pictures.wide.marks.flatMap((mark) =>
    mark.kind === 'text' && mark.tone === 'faint' ? [mark.text] : [],
  )
  expect(ticks).toEqual(['1', '2', '3', '4', '5'])
  for (const { table, pictures } of drawn) {
    const dots = pictures.wide.marks.filter(({ kind }) => kind === 'dot')
    expect(dots).toHaveLength(table.rows.length)
  }
})

it('names that were chosen stand beside the number that was so', () => {
  const cell = report.named?.find(
    ({ rater, subject, round }) => rater === 'half' && subject === 'clerk' && round === null,
  )
  const line = toMarkdown(report, 'en')
    .split('\n')
    .find((one) => one.startsWith('| half | clerk | Baseline | all |'))
  expect(
    line
      ?.split(' | ')
      .slice(4, 7)
      .map((text) => text.split(' ')[0]),
  ).toEqual([
    String(cell?.precision.n),
    ((cell?.precision.value ?? 0) * 100).toFixed(1),
    String(cell?.recall.n),
  ])
})

describe('a judge that chooses from a list, beside people who chose from it', () => {
  const judged = { ...spec, judges: [{ agent: 'half', rubric: guessing, times: 1, trust: 0.6 }] }
  const made = (given: readonly GivenRating[], method?: ReportMethod) => {
    const maker = new ReportMaker(judged, judged.judges, method)
    for (const { played: row, planned } of played)
      maker.add(
        row,
        given.filter(({ item, rubric }) => rubric === guessing && item.startsWith(`${planned.number}/`)),
      )
    return maker.report()
  }
  const whole = made(ratings)
  const calibrationOf = ({ calibrations = [] }: typeof whole) =>
    calibrations.find(({ rubric }) => rubric === guessing)

  it('has an unweighted kappa with an interval, over every entry of every item', () => {
    const { kappa, trust, confusion, items } = calibrationOf(whole) ?? expect.fail('no calibration')
    // It names an entry that two people of four in five name with a chance of a half: 0.4 of those and few others.
    expect(kappa.low).toBeGreaterThan(0.25)
    expect(kappa.high).toBeLessThan(0.6)
    expect(kappa.n).toBe(items)
    expect(confusion.flat().reduce((sum, count) => sum + count, 0)).toBe(items * list.length)
    expect(trust).toEqual({ least: 0.6, verdict: 'not-trusted' })
  })

  it('has its bias in how many entries are named, and in each of them', () => {
    const { bias, listed = [] } = calibrationOf(whole) ?? expect.fail('no calibration')
    // Judge and people name as many as are so.
    expect(bias.value).toBe(0)
    expect(listed.map(({ value }) => value)).toEqual(list)
    const loving = calibrationOf(
      made(
        ratings.map((one) =>
          one.judge === 'half' ? { ...one, picks: [list[0] ?? '', list[1] ?? ''], rating: 2 } : one,
        ),
      ),
    )?.listed
    expect(loving?.[0]?.bias.low).toBeGreaterThan(0.5)
    expect(loving?.[2]?.bias.value).toBeLessThanOrEqual(0)
  })

  it('is marked in every table, and its table has every entry in both languages', () => {
    const text = toMarkdown(whole, 'en')
    const [, table = ''] = text.split('## Found: Intentions guessed from the speech')
    expect(table.split('\n').find((line) => line.includes('half'))).toContain('| half ‡ |')
    expect(text).toContain(
      '## Entries that people and judge named: Intentions guessed from the speech, half ‡',
    )
    expect(toMarkdown(whole, 'zh')).toContain('## 人与评审选出的条目')
  })

  it('is not known to be as people are where none has rated, and in reports of before', () => {
    const alone = made(ratings.filter(({ judge }) => judge === 'half'))
    expect(toMarkdown(alone, 'en')).toContain('†: a judge of whom no agreement with people is known.')
    expect(calibrationOf(made(ratings, 'rounded'))).toMatchObject({ items: 0, trust: { verdict: 'unknown' } })
  })
})

it('a number of fewer deals than its row says so', () => {
  const [, table = ''] = toMarkdown(
    playedReport({
      game: 'avalon',
      ruleset: 'interintent',
      subjects: ['clerk'],
      measures: ['win-rate', 'evil-win-rate'],
      design: { materials: 10, repeats: 1, free: ['turn'] },
    }),
    'en',
  ).split('## Results')
  expect(table.split('\n').find((line) => line.startsWith('| clerk |'))).toMatch(
    /\| 10 \| [^[|]+ \| [^|]+ \\\[4\\\] \|$/,
  )
  expect(table).toContain('In square brackets the deals of a number')
})

it('the tables say all of it in both languages, under the names that are shown', () => {
  const english = toMarkdown(report, 'en')
  expect(english).toContain('## Found: Intentions guessed from the speech')
  expect(english).toContain('## By round: Speech that follows intentions')
  expect(english).toContain('## Aims and winning')
  expect(toMarkdown(report, 'zh')).toContain('## 意图与获胜')
  const renamed = renamedReport(
    report,
    renamingOf(
      new Map([
        ['half', 'withdrawn-1'],
        ['schemer', 'withdrawn-2'],
      ]),
    ),
  )
  expect(JSON.stringify([renamed.named, renamed.rounds, renamed.impacts])).not.toMatch(/"half"|"schemer"/)
})

it('no two tables have the same title, where judges rate by several rubrics', () => {
  const thinking = 'thinking-follows'
  const more = itemsBy(thinking).map(({ id: item, facts }): GivenRating => ({
    rubric: thinking,
    judge: 'strict',
    time: 1,
    item,
    rating: 4,
    ...(facts && { facts }),
  }))
  // Titles do not depend on how many items were rated.
  const some = new Set([...ratings, ...more].map(({ item }) => item).filter((_, at) => at % 15 === 0))
  const few = [...ratings, ...more].filter(({ item }) => some.has(item))
  const both = reportWith(few, [guessing, following, thinking])
  for (const language of ['en', 'zh'] as const) {
    const titles = toMarkdown(both, language)
      .split('\n')
      .filter((line) => line.startsWith('## '))
    expect(titles.filter((title) => /Agreement|一致程度/.test(title))).toHaveLength(2)
    expect(new Set(titles).size).toBe(titles.length)
  }
})
