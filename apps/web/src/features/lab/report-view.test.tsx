import {
  cleanReport,
  inTwo,
  playPlanned,
  presetCalled,
  readable,
  sentenceOf,
  readSpec,
  reportOf,
  rowsIn,
  scheduleOf,
} from '@wis/lab'
import type { PlayedMatch } from '@wis/lab'
import { archiveFormats, figureFormats, reportFormats, rowFormats } from '@wis/protocol'
import { sampled } from '@wis/testkit'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { ComparisonRows } from './comparison-rows.tsx'
import { ForYourPaper } from './for-your-paper.tsx'
import { ReportLead } from './report-lead.tsx'
import type { Side } from './report-pairs.ts'
import { PublishedTables, ReportTables } from './report-tables.tsx'
import { ReportView } from './report-view.tsx'
import { SideBySide } from './side-by-side.tsx'

function reportOfPreset(changed: (match: PlayedMatch) => PlayedMatch = (match) => match) {
  const read = readSpec({ ...presetCalled('wis-attack')?.spec, stop: { games: 24 } })
  if (!read.ok) throw new Error('no such preset')
  const schedule = scheduleOf(read.spec)
  const played = Array.from({ length: schedule.matches }, (_, at) => {
    const playerOf = (name: string) => {
      const player = schedule.kit.house.find(({ slug }) => slug === name)
      if (!player) throw new Error(`nobody is called ${name}`)
      return player
    }
    return changed(playPlanned(schedule, schedule.matchAt(at + 1), playerOf).played)
  })
  return reportOf(read.spec, played)
}

const report = reportOfPreset()
/** As it would be after many more deals. */
const significant = <D extends (typeof report.effects)[number] | (typeof report.contrasts)[number]>(
  one: D,
): D => ({
  ...one,
  isTold: true,
  corrected: 0.001,
  difference: { ...one.difference, low: 0.1, high: 0.3 },
})

const effectsIn = ({ effects }: typeof report) =>
  effects.filter(({ difference }) => difference.value !== null)
const messages = { en, zh }

const drawn = (locale: 'en' | 'zh', content: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="UTC">
      {content}
    </NextIntlClientProvider>,
  )

const addresses = {
  matchesAt: (subject: string, condition: string) => `/m/${subject}/${condition}`,
  tablesAt: '/tables',
}

const pages = new Map<string, string>()

/** A page of so many tables and pictures takes longer to draw than to read, and no test changes it. */
function view(locale: 'en' | 'zh', isEarly = false): string {
  const name = `${locale} ${isEarly}`
  const page =
    pages.get(name) ??
    drawn(
      locale,
      <>
        <ReportView report={report} isEarly={isEarly} {...addresses} />
        <ReportTables report={report} isEarly={isEarly} {...addresses} />
      </>,
    )
  pages.set(name, page)
  return page
}

describe('the beginning of a report', () => {
  const shown = effectsIn(report)
  const [primary] = report.measures
  const asked = shown.filter(({ measure }) => measure === primary?.id)
  /** Without the sizes of its families, all comparisons were tested, as after many more deals. */
  const tested = { ...report, families: [] }
  const lead = (of: typeof report) =>
    drawn('en', <ReportLead report={of} matches={18} />).replaceAll('&#x27;', "'")

  it('is the clearest effect on the first measure, its number of matches, and a chart of it', () => {
    const found = asked.at(-1) ?? expect.fail('no effect has a value')
    const effects = report.effects.map((one) => (one === found ? significant(one) : one))
    const html = lead({ ...tested, effects })
    expect(html).toContain(inTwo(readable(found.sentence.en, report)).finding)
    expect(html).toMatch(/1 of \d+</)
    // Below it stand its numbers and the picture that is saved.
    const [chart = ''] = html.slice(html.indexOf('<figure')).split('<details')
    const measure = report.measures.find(({ id }) => id === found.measure)
    expect(chart).toContain(`Effect on: ${measure?.name.en}`)
    const rows = shown.filter(({ measure: id }) => id === found.measure)
    expect(chart.match(/<li /g)).toHaveLength(rows.length)
    expect(chart.match(/fill-raised/g) ?? []).toHaveLength(rows.length - 1)
  })

  it('is what the study asks first, also where another measure or agents differ more', () => {
    const found = asked.at(-1) ?? expect.fail('no effect has a value')
    const effects = report.effects.map((one) => ({
      ...(one === found || one.measure !== found.measure ? significant(one) : { ...one, isTold: false }),
      ...(one.size && { size: { ...one.size, value: 0.1 } }),
    }))
    const contrasts = report.contrasts.map((one) => ({
      ...significant(one),
      ...(one.size && { size: { ...one.size, value: 0.9 } }),
    }))
    const html = lead({ ...tested, effects, contrasts })
    expect(html).toContain(inTwo(readable(found.sentence.en, report)).finding)
    const measure = report.measures.find(({ id }) => id === found.measure)
    expect(html.slice(html.indexOf('<figure')).split('</figure>')[0]).toContain(measure?.name.en)
    // One sentence and one chart: what else is significant stands with the comparisons.
    expect(html.match(/<figure/g)).toHaveLength(1)
    expect(html).not.toContain(inTwo(readable(contrasts[0]?.sentence.en ?? '', report)).finding)
  })

  it('opens with what is asked where all effects are one number, draws it, and below that names the largest other difference', () => {
    const effects = report.effects.map((one) => ({
      ...significant(one),
      isTold: false,
      together: { low: -0.125, high: 0.25 },
    }))
    const found = report.contrasts.find(({ difference }) => difference.value)
    if (!found) return expect.fail('nobody differs')
    const size = { kind: 'h' as const, value: 0.9, low: 0.1, high: 1.7 }
    const of = { ...tested, effects, contrasts: [{ ...significant(found), size }] }
    const html = lead(of) + drawn('en', <ReportView report={of} isEarly={false} {...addresses} />)
    const said = [
      `No condition has a significant effect on ${primary?.name.en.toLowerCase()}.`,
      'Any change lies between −12.5 and +25.0 percentage points.',
      '<figure',
      `Effect on: ${primary?.name.en}`,
      'Largest significant difference</p>',
      inTwo(readable(sentenceOf(significant(found), report, 'en'), report)).finding,
      'Significant subject comparisons</dt>',
      'id="effects"',
      'comparisons, none significant</p>',
      'id="contrasts"',
    ]
    const places = said.map((part) => html.indexOf(part))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
  })

  it('has one line where nothing is significant, and no table but behind a press', () => {
    const none = <D extends (typeof report.effects)[number] | (typeof report.contrasts)[number]>(
      one: D,
    ): D => ({
      ...significant(one),
      isTold: false,
    })
    const of = {
      ...tested,
      effects: report.effects.map(none),
      contrasts: report.contrasts.map(none),
      interactions: [],
    }
    const line = /<p[^>]*>\d+ comparisons, none significant<\/p>/
    expect(lead(of)).toMatch(line)
    const html = drawn('en', <ReportView report={of} isEarly={false} {...addresses} />)
    for (const family of ['effects', 'contrasts']) {
      const [section = ''] = html.slice(html.indexOf(`<h2 id="${family}"`)).split('</section>')
      expect(section).toMatch(line)
      expect(section.split('<details')[0]).not.toContain('<table')
    }
  })

  it('shows the largest first where a table is cut', () => {
    const contrasts = report.contrasts.flatMap((one, at) => {
      const size = { kind: 'h' as const, low: 0, high: 1, value: (at + 1) / 100 }
      return Array.from({ length: 2 }, () => ({ ...significant(one), size }))
    })
    const html = drawn(
      'en',
      <ReportView report={{ ...tested, contrasts: contrasts as never }} isEarly={false} {...addresses} />,
    )
    const [section = ''] = html.slice(html.indexOf('<h2 id="contrasts"')).split('<details')
    const sizes = [...section.matchAll(/>h ([\d.]+)</g)].map(([, size]) => Number(size))
    expect(sizes.length).toBeGreaterThan(4)
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  })

  it('counts the tests of each family, and says why its other rows are none', () => {
    const of = report.families?.find(({ family }) => family === 'effects')
    const [twin, other] = effectsIn(report)
    if (!of || !twin || !other) return expect.fail('no effect was compared')
    const effects = report.effects.map((one) => (one === twin ? { ...one, sameAs: other.measure } : one))
    const counting = (counted: number) =>
      rowsIn({ ...report, effects, families: [{ ...of, counted }] }, 'effects')
    expect(counting(5)).toEqual({ rows: 36, tested: 5, told: 0, few: 18, same: 1, empty: 12 })
    expect(counting(0)).toEqual({ rows: 36, tested: 0, told: 0, few: 23, same: 1, empty: 12 })
  })

  it('speaks of no test where too few deals differ for any', () => {
    const families = report.families?.map((one) => ({ ...one, counted: 0 })) ?? []
    const none = { ...report, families }
    const html = lead(none) + drawn('en', <ReportView report={none} isEarly={false} {...addresses} />)
    expect(html).toMatch(/ rows: 0 tested, \d+ with too few differing deals to test/)
    expect(html).not.toMatch(/(None|\d+) of (0|the \d+) tested|It is not significant after correction/)
  })

  it('is the clearest difference between subjects where no conditions were compared', () => {
    const contrasts = report.contrasts.map((one, at) => (at === 0 ? significant(one) : one))
    const html = lead({ ...report, effects: [], contrasts })
    expect(html).toContain(inTwo(contrasts[0]?.sentence.en ?? '').finding)
    expect(lead({ ...report, effects: [], contrasts: [], interactions: [] })).toBe('')
  })
})

it('published figures of a table of shares stand in per cent, as in every file of the report', () => {
  const table = {
    title: { en: 'F1 of others', zh: '他人的F1' },
    source: 'a study',
    columns: ['of GPT-4'],
    unit: 'share' as const,
    rows: [{ name: 'People', values: [0.652] }],
  }
  const page = drawn('en', <PublishedTables report={{ measures: [], published: [table] }} />)
  expect(page).toContain('of GPT-4, %')
  expect(page).toContain('65.2')
  expect(page).toMatch(
    /<h2 id="published"[^>]*>Published results<\/h2>[^]*<summary[^>]*>F1 of others<\/summary>/,
  )
})

describe.each(['en', 'zh'] as const)('the page of a report in %s', (locale) => {
  it('says every sentence of the report', () => {
    const html = view(locale).replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    // Nothing is said of what was never seen: in this preset, of what follows an attack where there is none.
    const seen = effectsIn(report)
    const unseen = report.effects.filter((effect) => !seen.includes(effect))
    expect(seen.length).toBeGreaterThanOrEqual(24)
    expect(unseen.every(({ measure }) => measure.endsWith('-after-hearing'))).toBe(true)
    for (const { sentence } of seen) expect(html).toContain(sentence[locale].replaceAll('<', '&lt;'))
  })

  it('leads from every number to the matches behind it', () => {
    const html = view(locale)
    for (const subject of report.spec.subjects)
      for (const condition of report.spec.conditions)
        expect(html).toContain(`href="/m/${subject}/${condition}"`)
  })

  it('draws pictures with their numbers as tables beside them', () => {
    const html = view(locale)
    const figures = html.split('<figure').slice(1)
    expect(figures.length).toBeGreaterThan(8)
    for (const figure of figures) {
      expect(figure).toContain('<svg')
      expect(figure).toContain('<table')
    }
  })

  it('leads from the parts of the pictures to the matches behind them, with a name for each', () => {
    const html = view(locale)
    const [matrix = ''] = html.slice(html.indexOf('id="matrix-vote-accuracy"')).split('</figure>')
    const links = [
      ...matrix.matchAll(/<a [^>]*aria-label="([^"]+)"[^>]*href="([^"]+)"|<a [^>]*href="([^"]+)"[^>]*>/g),
    ]
    expect(links).toHaveLength(report.spec.subjects.length * report.spec.conditions.length)
    for (const subject of report.spec.subjects)
      for (const condition of report.spec.conditions)
        expect(matrix).toContain(`href="/m/${subject}/${condition}"`)
    const names = [...matrix.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(names).size).toBeGreaterThan(links.length)
  })

  it('leads to each of its parts, which has the name that is meant', () => {
    const html = view(locale)
    const ids = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toContain('outcomes-0')
    for (const id of ids.filter((one) => one !== 'downloads')) expect(html).toContain(`id="${id ?? ''}"`)
  })

  it('keeps the published figures in tables of their own', () => {
    const html = view(locale)
    const results = html.slice(html.indexOf('id="results"'), html.indexOf('id="effects"'))
    const published = html.slice(html.indexOf('id="published"'))
    expect(published).toContain('Claude-3-5-Sonnet, attack')
    expect(results).not.toContain('Claude')
  })
})

it('calls a difference not yet significant while matches are to come', () => {
  expect(view('en', true)).toContain('>not yet<')
  expect(view('en')).not.toContain('>not yet<')
})

const createdAt = '2026-11-01T09:00:00.000Z'
const first: Side = { id: 'a', name: 'First', createdAt, report, names: new Map() }

it('sets two reports side by side by the measures of both', () => {
  const cells = report.cells.map((cell) =>
    cell.estimate.low === null ? cell : { ...cell, estimate: { ...cell.estimate, value: cell.estimate.low } },
  )
  const names = new Map([[report.spec.subjects[0] ?? '', 'Blurt']])
  const sides: readonly [Side, Side] = [
    first,
    { id: 'b', name: 'Second', createdAt, report: { ...report, cells }, names },
  ]
  const html = drawn('en', <SideBySide sides={sides} />)
  const rest = html.slice(html.indexOf('</table>'))
  const ofRest = report.measures.filter(({ name }) => rest.includes(`>${name.en}<`))
  const shown = html.slice(0, -rest.length).match(/<tbody/g) ?? []
  expect(shown.length + ofRest.length).toBe(report.measures.length)
  expect(ofRest).toHaveLength(1)
  expect(html).toContain('href="/lab/b"')
  expect(html).toContain('>Blurt<')
})

it('draws the intervals of differences on one axis only where they have one unit', () => {
  const size = { kind: 'h' as const, value: 0.9, low: -0.1, high: 1.9 }
  const all = effectsIn(report).map((one) => ({ ...significant(one), size }))
  const shares = all.filter((one) => report.measures.find(({ id }) => id === one.measure)?.unit === 'share')
  const shown = (of: typeof all) =>
    drawn(
      'en',
      <ComparisonRows report={{ ...report, effects: all }} of={of} caption="Effects" names={undefined} />,
    )
  expect(shown(shares).match(/<svg/g)).toHaveLength(shares.length)
  expect(shares.length).toBeLessThan(all.length)
  expect(shown(all)).not.toContain('<svg')
  expect(shown(all)).toContain('>h 0.90<')
})

it('says above the numbers that setups differ, such as where one has a single role', () => {
  const { design } = report.spec
  const spec = { ...report.spec, design: { ...design, only: {}, materials: 7 } }
  const other = { ...first, id: 'b', name: 'Second', report: { ...report, spec } }
  const html = drawn('en', <SideBySide sides={[first, other]} />)
  const above = html.slice(0, html.indexOf('<h2'))
  expect(above).toContain('#setups')
  expect(above).toContain('Word pairs per language and Role')
  expect(html.slice(html.indexOf('id="setups"'))).toMatch(/>Role<.*>Civilian<.*>All</)
  const alike = drawn('en', <SideBySide sides={[first, { ...first, id: 'b', name: 'Second' }]} />)
  expect(alike).not.toContain('#setups')
})

it('says that two reports have equal numbers, and has no table of zeros', () => {
  const html = drawn('en', <SideBySide sides={[first, { ...first, id: 'b', name: 'Second' }]} />)
  expect(html).toContain('Both reports have the same numbers')
  expect(html).not.toContain('id="differences"')
})

describe.each(sampled(['zh', 'en'] as const, 2))(
  'the cut without missing and refused answers in %s',
  (locale) => {
    const erring = reportOfPreset((match) => ({ ...match, slips: match.deal % 2 }))
    const shown = (of: typeof report) =>
      drawn(locale, <ReportTables report={of} isEarly={false} matchesAt={() => '/m'} />)
    const cutIn = (html: string) => html.slice(html.indexOf('data-testid="clean-cut"'))

    it('has its tables on the page, with their own numbers', () => {
      const cut = cutIn(shown(erring))
      const { results } = messages[locale].lab.report
      expect(cut).toContain(messages[locale].lab.report.cleanOf.replace('{table}', results))
      const own = cleanReport(erring) ?? expect.fail('there is no cut')
      const deals = Math.max(...own.cells.map(({ estimate }) => estimate.deals))
      expect(cut.slice(0, cut.indexOf('</table>'))).toContain(`>${deals}<`)
      expect(deals).toBeLessThan(Math.max(...erring.cells.map(({ estimate }) => estimate.deals)))
    })

    it('says so where nobody erred, and is not there in a report of before', () => {
      const faultless = reportOfPreset((match) => ({ ...match, slips: 0 }))
      expect(cutIn(shown(faultless)).split('</section>')[0]).not.toContain('<table')
      const { clean: _, ...before } = report
      expect(shown(before)).not.toContain('clean-cut')
    })
  },
)

it('the section for a paper says nothing of archives before they are offered', () => {
  const shown = (isOver: boolean) =>
    drawn(
      'en',
      <ForYourPaper
        of="experiments"
        id="e1"
        share={undefined}
        paper={undefined}
        hasFigures={false}
        isOver={isOver}
        isPreregistered={false}
      />,
    )
  const said = Object.values(messages.en.lab.paper.archiveNotes)
  expect(said.filter((note) => shown(true).includes(note))).toEqual(said)
  expect(said.filter((note) => shown(false).includes(note))).toEqual([])
})

it('the section for a paper leads to every format that there is', () => {
  const section = drawn(
    'en',
    <ForYourPaper
      of="experiments"
      id="e1"
      share={undefined}
      paper={{ methods: ['How.'], citation: '@misc{e1}' }}
      hasFigures
      isOver
      isPreregistered
    />,
  ).replaceAll('&amp;', '&')
  const links = [...section.matchAll(/href="([^"?]*)\??([^"]*)"/g)].map(([, path, query = '']) => {
    const format = new URLSearchParams(query).get('format') ?? 'usual'
    return `${path?.split('/').at(-1)} ${format}`
  })
  const wanted = [
    ...reportFormats.map((format) => `report ${format}`),
    ...figureFormats.map((format) => `figures ${format}`),
    ...rowFormats.map((format) => `rows ${format === 'jsonl' ? 'usual' : format}`),
    ...archiveFormats.map((format) => `export.zip ${format === 'wis' ? 'usual' : format}`),
    'preregistration usual',
  ]
  expect(links.sort()).toEqual(wanted.sort())
})
