import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../design/planned-match.ts'
import { itemsOf } from '../judges/items-of.ts'
import { playPlanned } from '../play/planned-play.ts'
import type { LocalPlayer } from '../play/planned-play.ts'
import { presetCalled, suitePresetCalled } from '../presets/presets.ts'
import { ReportMaker } from '../report/make-report.ts'
import { readSpec } from '../spec/read-spec.ts'
import type { DealSum } from '../statistics/by-deal/deal-sums.ts'
import { estimateOf } from '../statistics/compare.ts'
import { readSuite } from '../suites/read-suite.ts'
import { columnSums, termsOf } from '../suites/suite-column.ts'
import { SuiteReportMaker } from '../suites/suite-report.ts'
import { isOfTerms } from '../suites/suite-spec.ts'

type Language = 'en' | 'zh'

/** A preset of several games in small. Who is asked for by a name that no house player has is `own`. */
function reported(
  id: string,
  language: Language,
  own: Readonly<Record<string, LocalPlayer>> = {},
  changes: object = {},
) {
  const known = suitePresetCalled(id)?.spec ?? expect.fail(`there is no ${id}`)
  const parts = Object.entries(known.suite).map(([name, part]) => {
    const { design, ...own } = part as { readonly design?: object }
    return [name, { ...own, design: { ...design, materials: 6 }, ...changes }] as const
  })
  const read = readSuite({ ...known, suite: Object.fromEntries(parts), language: [language] })
  if (!read.ok) return expect.fail(JSON.stringify(read.faults))
  const maker = new SuiteReportMaker(read)
  for (const [part, spec] of read.parts) {
    const schedule = scheduleOf(spec)
    const called = (name: string) =>
      own[name] ?? schedule.kit.house.find(({ slug }) => slug === name) ?? expect.fail(`no ${name}`)
    for (let at = 1; at <= schedule.matches; at++)
      maker.add(part, playPlanned(schedule, schedule.matchAt(at), called).played)
  }
  return maker.report()
}

/** The numbers of the study MAgIC for a challenger that is counted by hand. */
const counted: Readonly<Record<string, readonly [above: number, below: number]>> = {
  'chameleon/credits-chameleon': [10, 40],
  'chameleon/credits-other': [30, 40],
  'undercover/credits-spy': [12, 60],
  'undercover/credits-civilian': [36, 60],
  'cost-sharing/agreement-rate': [10, 20],
  'dilemma/win-rate': [7, 20],
  'public-goods/win-rate': [9, 20],
  'undercover/vote-accuracy': [15, 20],
  'chameleon/vote-accuracy': [10, 20],
  'undercover/1-identity': [20, 40],
  'undercover/2-deduction': [10, 40],
  'chameleon/1-identity': [15, 40],
  'chameleon/2-deduction': [5, 40],
  'chameleon/deceptions': [8, 20],
  'undercover/deceptions': [6, 20],
  'chameleon/misled-guesses': [3, 4],
  'chameleon/self-identity': [16, 20],
  'undercover/self-identity': [10, 20],
  'cost-sharing/coordination': [4, 10],
  'dilemma/defection-rate': [30, 100],
  'public-goods/least-or-tied-rate': [20, 50],
}

describe('the measures of MAgIC, worked out by hand', () => {
  const valueOf = (id: string, of = counted) => {
    const columns = suitePresetCalled('magic')?.spec.columns ?? []
    const read = readSuite(suitePresetCalled('magic')?.spec)
    const column = read.ok ? read.spec.columns.find((one) => one.id === id) : undefined
    if (!column || !isOfTerms(column)) return expect.fail(`${id} is none of ${columns.length}`)
    const sumsOf = (reference: string): readonly DealSum[] => {
      const [above, below] = of[reference] ?? expect.fail(reference)
      return below === 0 ? [] : [{ deal: '1', above, below }]
    }
    return estimateOf('mean', columnSums(termsOf(column, sumsOf)), rngAt(id, 0)).value
  }

  it.each([
    // 0.25, 0.75, 0.2, 0.6, 0.5, 0.35 and 0.45 add up to 3.1.
    ['win-rate', 3.1 / 7],
    // 25 of 40.
    ['judgement', 0.625],
    // 50 of 160.
    ['reasoning', 0.3125],
    // 14 of 40, and a quarter of 3 of 4.
    ['deception', 0.5375],
    // 0.6 × 0.8 and 0.5 are 0.98, of 1.6 that can be.
    ['self-awareness', 0.6125],
    ['self-awareness-unscaled', 0.98],
    ['cooperation', 0.5],
    ['coordination', 0.4],
    // 50 of 150.
    ['rationality', 1 / 3],
  ])('%s is %d', (id, expected) => {
    expect(valueOf(id)).toBeCloseTo(expected, 10)
  })

  it('a chameleon that was never caught adds no word to its deception', () => {
    expect(valueOf('deception', { ...counted, 'chameleon/misled-guesses': [0, 0] })).toBeCloseTo(0.35, 10)
  })
})

describe.each(['en', 'zh'] as const)('of players of known behaviour, in %s,', (language) => {
  it('the stronger of two has more in each of the seven games, and is the best of which all is told in per cent', () => {
    const { whole, scaled } = reported('llmarena', language)
    const valueOf = (subject: string, id: string) =>
      whole.cells.find((cell) => cell.subject === subject && cell.measure === id)?.estimate.value ??
      expect.fail(`no ${id}`)
    const ids = whole.measures.map(({ id }) => id)
    expect(ids).toHaveLength(7)
    // One that plays the odds of hold’em is told from chance by many more deals than six.
    for (const id of ids.filter((one) => one !== 'holdem'))
      expect([id, valueOf('strong', id) > valueOf('weak', id)]).toEqual([id, true])
    const shares = ids.map(
      (id) => valueOf('weak', id) / Math.max(...['weak', 'strong'].map((one) => valueOf(one, id))),
    )
    const average = scaled?.averages.find(({ subject }) => subject === 'weak')?.estimate.value
    expect(average).toBeCloseTo((100 * shares.reduce((sum, share) => sum + share, 0)) / 7, 8)
    // It bids its value, so that it gains nothing, and it loses its only life.
    expect([valueOf('weak', 'bid'), valueOf('weak', 'hanabi')]).toEqual([0, 0])
  })

  it('who goes where a piece lies makes a game with an illegal move, and who does not makes a line', () => {
    const cellsIn = (state: unknown) => (state as { readonly cells: readonly unknown[] }).cells
    // The first cell, or the first column: taken after one move, and full after six without a line.
    const first: LocalPlayer = {
      answer: ({ state }) => ({ fields: { move: cellsIn(state).length === 9 ? '1,1' : '1' } }),
    }
    // The first cell that is free makes a line in seven moves, and so does the first column that is not full, in nineteen.
    const ordered: LocalPlayer = {
      answer: ({ state }) => {
        const cells = cellsIn(state)
        const columns = cells.length === 9 ? 3 : 7
        const free = cells.findIndex((cell) => cell === null)
        const column = Math.min(...cells.flatMap((cell, at) => (cell === null ? [at % columns] : [])))
        return {
          fields: {
            move: columns === 3 ? `${Math.floor(free / 3) + 1},${(free % 3) + 1}` : String(column + 1),
          },
        }
      },
    }
    const { whole } = reported(
      'llmarena-spatial',
      language,
      { blind: first, orderly: ordered },
      {
        plays: { weak: 'blind', strong: 'orderly' },
      },
    )
    const valueOf = (subject: string, id: string) =>
      whole.cells.find(
        (cell) => cell.subject === subject && cell.measure === id && cell.condition === 'baseline',
      )?.estimate.value
    for (const game of ['tic-tac-toe', 'connect-four']) {
      expect([game, valueOf('weak', `${game}-errors`)]).toEqual([game, 1])
      expect([game, valueOf('strong', `${game}-errors`)]).toEqual([game, 0])
      expect([game, valueOf('strong', `${game}-wins`)]).toEqual([game, 1])
      // Chance makes lines for it, but not without an illegal move before.
      expect([game, valueOf('weak', `${game}-wins`)]).toEqual([game, 0])
    }
  })

  it('who fills a board without a line, and is refused once before each move, is found so', () => {
    // X has 1,1 1,3 2,1 3,2 and 3,3, O the others: no three of them lie in a line.
    const order = ['1,1', '1,2', '1,3', '2,2', '2,1', '2,3', '3,2', '3,1', '3,3']
    let asked = 0
    const drawing = (isClumsy: boolean): LocalPlayer => ({
      answer: ({ state }) => {
        asked += 1
        const taken = (state as { readonly cells: readonly unknown[] }).cells.filter((cell) => cell !== null)
        return { fields: { move: isClumsy && asked % 2 === 1 ? '?' : (order[taken.length] ?? '?') } }
      },
    })
    const known = suitePresetCalled('llmarena-spatial')?.spec ?? expect.fail('there is no such study')
    const read = readSuite({
      ...known,
      language: [language],
      suite: {
        board: {
          ...known.suite['tic-tac-toe'],
          design: { materials: 6, repeats: 1 },
          plays: { weak: 'clumsy', strong: 'neat' },
        },
      },
      columns: [],
      published: [],
    })
    if (!read.ok) return expect.fail(JSON.stringify(read.faults))
    const maker = new SuiteReportMaker(read)
    for (const [part, spec] of read.parts) {
      const schedule = scheduleOf(spec)
      for (let at = 1; at <= schedule.matches; at++) {
        asked = 0
        const planned = schedule.matchAt(at)
        maker.add(part, playPlanned(schedule, planned, (name) => drawing(name === 'clumsy')).played)
      }
    }
    const { cells } = maker.report().parts['board'] ?? expect.fail('no board')
    const of = (subject: string) =>
      ['draw-rate', 'line-rate', 'flawless-line-rate', 'illegal-game-rate', 'refused-rate'].map(
        (id) => cells.find((cell) => cell.measure === id && cell.subject === subject)?.estimate.value,
      )
    expect(of('neat')).toEqual([1, 0, 0, 0, 0])
    expect(of('clumsy')).toEqual([1, 0, 0, 1, 0.5])
  })

  it('who folds every hand has the lesser skill in hold’em, by TrueSkill', () => {
    const known = suitePresetCalled('llmarena')?.spec ?? expect.fail('there is no such study')
    const read = readSuite({
      ...known,
      language: [language],
      suite: {
        holdem: {
          ...known.suite['holdem'],
          design: { materials: 6, repeats: 1 },
          plays: { weak: 'folder', strong: 'equity' },
        },
      },
      columns: known.columns?.filter((column) => 'id' in column && column.id === 'holdem'),
      published: [],
    })
    if (!read.ok) return expect.fail(JSON.stringify(read.faults))
    const folder: LocalPlayer = { answer: () => ({ fields: { action: 'fold' } }) }
    const maker = new SuiteReportMaker(read)
    for (const [part, spec] of read.parts) {
      const schedule = scheduleOf(spec)
      const called = (name: string) =>
        name === 'folder'
          ? folder
          : (schedule.kit.house.find(({ slug }) => slug === name) ?? expect.fail(name))
      for (let at = 1; at <= schedule.matches; at++)
        maker.add(part, playPlanned(schedule, schedule.matchAt(at), called).played)
    }
    const skill = (subject: string) =>
      maker.report().whole.cells.find((cell) => cell.subject === subject)?.estimate.value ?? Number.NaN
    expect(skill('weak')).toBeLessThan(25)
    expect(skill('strong')).toBeGreaterThan(skill('weak'))
  })

  it('a judge that accepts three clues of four gives three quarters, and one that is strict gives none', () => {
    const study = presetCalled('llmarena-communication')?.spec
    const read = readSpec({
      ...study,
      language: [language],
      design: { ...study?.design, materials: 8 },
      judges: [{ agent: 'known', rubric: 'clue-fit' }],
    })
    const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
    const schedule = scheduleOf(spec)
    const matches = Array.from({ length: schedule.matches }, (_, at) => {
      const planned = schedule.matchAt(at + 1)
      const called = (name: string) =>
        schedule.kit.house.find(({ slug }) => slug === name) ?? expect.fail(`no ${name}`)
      const { log, played } = playPlanned(schedule, planned, called)
      const { number, seat } = planned
      return { played, items: itemsOf(schedule.kit, 'clue-fit', { number, seat, log, language }) }
    })
    const rated = (accepts: (at: number) => boolean) => {
      const maker = new ReportMaker(spec)
      let at = 0
      for (const { played, items } of matches)
        maker.add(
          played,
          items.map(({ id: item, facts }) => ({
            rubric: 'clue-fit',
            judge: 'known',
            time: 1,
            item,
            rating: accepts(at++) ? 1 : 0,
            ...(facts && { facts }),
          })),
        )
      const cells = maker.report().cells.filter(({ measure }) => measure === 'rating-clue-fit')
      const clues = cells.reduce((sum, { estimate }) => sum + estimate.n, 0)
      const fit = cells.reduce((sum, { estimate }) => sum + (estimate.value ?? 0) * estimate.n, 0)
      expect(clues).toBe(at)
      return fit / clues
    }
    const clues = matches.reduce((sum, { items }) => sum + items.length, 0)
    expect(rated((at) => at % 4 !== 3)).toBeCloseTo(1 - Math.floor(clues / 4) / clues, 10)
    expect(rated(() => false)).toBe(0)
  })
})
