import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rubricCalled } from '../judges/rubrics.ts'
import { presets, suitePresets } from '../presets/presets.ts'
import { foundMeasure, ratingMeasure } from '../report/measure.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const page = fs.readFileSync(path.join(root, 'docs/measurements/lab-measures.md'), 'utf8')

const experiment = z.looseObject({
  measures: z.array(z.string()).default([]),
  judges: z.array(z.looseObject({ rubric: z.string() })).default([]),
  aims: z.boolean().default(false),
  design: z.looseObject({ arranged: z.boolean().optional() }).optional(),
})
const study = experiment.extend({
  suite: z.record(z.string(), experiment).default({}),
  columns: z.array(z.looseObject({ id: z.string() })).default([]),
  scaled: z.boolean().default(false),
  radar: z.array(z.string()).optional(),
})

/** Everything that the presets of a study report as a number. */
function measuresOf(begin: string): readonly string[] {
  const known = [...presets(), ...suitePresets()].filter(
    ({ id }) => id === begin || id.startsWith(`${begin}-`),
  )
  const ids = known.flatMap(({ spec }) => {
    const { suite, columns, scaled, radar, ...own } = study.parse(spec)
    const parts = [own, ...Object.values(suite)]
    return [
      ...columns.map(({ id }) => id),
      ...(scaled ? ['scaled', 'average'] : []),
      ...(radar ? ['area'] : []),
      ...parts.flatMap(({ measures, judges, aims, design }) => [
        ...measures,
        ...(design?.arranged ? ['settings'] : []),
        ...judges.map(({ rubric }) =>
          rubricCalled(rubric)?.from ? foundMeasure(rubric) : ratingMeasure(rubric),
        ),
        ...(judges.some(({ rubric }) => rubricCalled(rubric)?.above !== undefined)
          ? ['shares', 'rounds']
          : []),
        ...(aims ? ['impacts', 'winning'] : []),
        ...(judges.length > 0 ? ['agreement'] : []),
      ]),
    ]
  })
  return [...new Set(ids)].toSorted()
}

interface Row {
  readonly ids: readonly string[]
  readonly planted: readonly string[]
  readonly byHand: readonly string[]
}

const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const numbers = (cell: string) => [...cell.matchAll(/\[(\d+)\]/g)].map(([, number = '']) => number)

function rowsUnder(title: string): readonly Row[] {
  const [, after = ''] = page.split(`\n## ${title}\n`)
  const [section = ''] = after.split('\n## ')
  return section.split('\n').flatMap((line) => {
    const [, , ids = '', planted = '', byHand = ''] = line.split('|')
    return line.startsWith('| ') && codes(ids).length > 0
      ? [{ ids: codes(ids), planted: numbers(planted), byHand: numbers(byHand) }]
      : []
  })
}

interface Cited {
  readonly file: string
  readonly title: string
}

const tests = new Map(
  [...page.matchAll(/^(\d+)\. `([^`]+)`: “([^”]+)”$/gmu)].map(
    ([, number = '', file = '', title = '']): [string, Cited] => [number, { file, title }],
  ),
)
const textOf = ({ file }: Cited) => fs.readFileSync(path.join(root, file), 'utf8')

const studies = [
  ['LLMArena', 'llmarena'],
  ['MAgIC', 'magic'],
  ['InterIntent', 'interintent'],
] as const

describe.each(studies)('every number of %s', (title, begin) => {
  const rows = rowsUnder(title)

  it('has a line on the page, and no line is about anything else', () => {
    expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(measuresOf(begin))
  })

  it('is found by planted behaviour in both languages, and worked out by hand', () => {
    for (const { ids, planted, byHand } of rows) {
      expect([ids, planted.length > 0, byHand.length > 0]).toEqual([ids, true, true])
      for (const number of planted) {
        const cited = tests.get(number) ?? expect.fail(`there is no test ${number}`)
        expect([cited.file, /\['en', 'zh'\]/.test(textOf(cited))]).toEqual([cited.file, true])
      }
    }
  })
})

it('every test of the page is there under its title, and is cited', () => {
  const cited = new Set(
    studies.flatMap(([title]) => rowsUnder(title).flatMap((row) => [...row.planted, ...row.byHand])),
  )
  expect([...tests.keys()].toSorted()).toEqual([...cited].toSorted())
  for (const [number, one] of tests)
    expect([
      number,
      one.file,
      fs.existsSync(path.join(root, one.file)) && textOf(one).includes(one.title),
    ]).toEqual([number, one.file, true])
})
