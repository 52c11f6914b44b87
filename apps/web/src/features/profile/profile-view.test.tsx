import {
  measuredIn,
  playWithProbes,
  presetCalled,
  readSpec,
  readSuite,
  reportOf,
  scheduleOf,
  suitePresetCalled,
  SuiteReportMaker,
} from '@wis/lab'
import type { ExperimentSpec, MeasuredAgent } from '@wis/lab'
import { profileSections } from '@wis/protocol'
import type { AgentMeasured, AgentProfilePage } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { differencesOf } from '../../server/profile/differences-of.ts'
import { ProfileView } from './profile-view.tsx'

function played(spec: ExperimentSpec) {
  const schedule = scheduleOf(spec)
  const playerCalled = (name: string) =>
    schedule.kit.house.find(({ slug }) => slug === name) ?? expect.fail(name)
  return Array.from({ length: schedule.matches }, (_, at) => {
    const planned = schedule.matchAt(at + 1)
    return playWithProbes({ schedule, planned, probes: spec.probes, playerCalled }).played
  })
}

const subjects = ['granny', 'fox']

/** One agent for each subject, whoever of the house sat for it in a game. */
const agentOf = (names: readonly string[], subject: string) =>
  subjects[names.indexOf(subject)] ?? expect.fail(subject)

function ofExperiment(preset: string) {
  const known = presetCalled(preset)?.spec
  const read = readSpec({
    ...known,
    subjects,
    design: { ...known?.design, materials: 6, repeats: 1 },
  })
  if (!read.ok) return expect.fail(JSON.stringify(read.faults))
  const { spec } = read
  const rows = played(spec)
  const report = reportOf(spec, rows)
  const used = rows
    .filter(({ condition }) => condition === spec.conditions[0])
    .map(({ subject, deal, results, seat }) => ({
      subject,
      deal,
      tokens: 1200 + 10 * deal,
      spend: 900,
      points: results[seat]?.points ?? 0,
    }))
  const playerOf = (subject: string) => ({ agentId: agentOf(subjects, subject), version: 1 })
  return { id: preset, contrasts: report.contrasts, found: measuredIn(report, { playerOf, used }) }
}

function ofSuite(preset: string) {
  const known = suitePresetCalled(preset)?.spec
  const parts = Object.fromEntries(
    Object.entries(known?.suite ?? {}).map(([name, part]) => {
      const { design } = part as { readonly design?: { readonly arranged?: boolean } }
      return [
        name,
        { ...part, design: { ...design, ...(design?.arranged === true ? {} : { materials: 4 }) } },
      ]
    }),
  )
  const read = readSuite({ ...known, suite: parts })
  if (!read.ok) return expect.fail(JSON.stringify(read.faults))
  const maker = new SuiteReportMaker(read)
  for (const [part, spec] of read.parts) for (const match of played(spec)) maker.add(part, match)
  const report = maker.report()
  const playerOf = (subject: string, part = '') => ({
    agentId: agentOf(read.parts.get(part)?.subjects ?? [], subject),
    version: 1,
  })
  const found = measuredIn(report, { playerOf, used: [] })
  return { id: preset, contrasts: report.whole.contrasts, found }
}

const sources = [
  ofSuite('magic'),
  ofSuite('llmarena'),
  ...['wis-attack', 'wis-defence', 'spygame-tom', 'wis-overall'].map(ofExperiment),
]

/** Each topic once, from the experiment that is there for it. */
const topicsOf = { magic: 'abilities', llmarena: 'games', 'wis-attack': 'attack', 'wis-defence': 'defence' }
const isWanted = (id: string, { found }: MeasuredAgent) =>
  found.topic === (topicsOf as Readonly<Record<string, string>>)[id] ||
  (id === 'spygame-tom' && found.topic === 'calibration') ||
  (id === 'wis-overall' && ['cost', 'roles'].includes(found.topic))

const scale = (rating: number) => ({ rating, low: rating - 60, high: rating + 60, matches: 40 })

const measuredOf = (slug: string, name: string, rating: number): AgentMeasured => ({
  agent: { id: slug, slug, name, nameZh: null, version: 2 },
  measurements: sources.flatMap(({ id, found }) =>
    found
      .filter((one) => one.player.agentId === slug && isWanted(id, one))
      .map(({ player, subject, matches, found: said }) => ({
        source: {
          kind: id === 'magic' || id === 'llmarena' ? ('suite' as const) : ('experiment' as const),
          id,
          access: id === 'wis-defence' ? ('private' as const) : ('public' as const),
          at: '2026-11-24T10:00:00.000Z',
        },
        subject,
        matches,
        version: player.version,
        isCurrent: false,
        found: said,
      })),
  ),
  roles: [
    {
      season: { slug: 'open-table', name: 'Open table' },
      language: 'en',
      at: '2026-11-24T10:00:00.000Z',
      provisional: false,
      deception: scale(rating),
      detection: scale(rating + 100),
    },
  ],
  tables: [],
  missing: [],
})

const [fox, granny] = [measuredOf('fox', 'Fox', 1620), measuredOf('granny', 'Granny', 1410)]

const nobody: AgentMeasured = {
  agent: { id: 'new', slug: 'new', name: 'Newcomer', nameZh: null, version: 1 },
  measurements: [],
  roles: [],
  tables: [],
  missing: profileSections.map((section) => ({
    section,
    preset: section === 'roles' ? 'wis-overall' : section === 'attack' ? 'wis-attack' : 'magic',
    obstacle: section === 'roles' || section === 'attack' ? null : 'agent-not-allowed',
  })),
}

const shared = sources.map(({ id, contrasts, found }) => ({
  id,
  contrasts,
  first: found.find(({ player }) => player.agentId === 'fox')?.subject ?? '',
  second: found.find(({ player }) => player.agentId === 'granny')?.subject ?? '',
}))

const pages = {
  one: { ...fox, with: null, differences: [] },
  two: { ...fox, with: granny, differences: [...differencesOf(fox, granny, shared)] },
  nobody: { ...nobody, with: null, differences: [] },
} as const satisfies Readonly<Record<string, AgentProfilePage>>

const messages = { en, zh }

const drawn = (locale: 'en' | 'zh', page: AgentProfilePage) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="UTC">
      <ProfileView page={page} owners={new Map([['new', { id: 'ada', name: 'Ada' }]])} picker={null} />
    </NextIntlClientProvider>,
  )

/** As the attack would be measured with intervals that exclude 0 and with this corrected p. */
const withChances = (
  found: Extract<MeasuredAgent['found'], { topic: 'attack' }>,
  p: number | null,
): typeof found => ({
  ...found,
  conditions: found.conditions.map((condition) => ({
    ...condition,
    columns: condition.columns.map((column) => ({
      ...column,
      effect: column.effect && { ...column.effect, value: 0.2, low: 0.1, high: 0.3, p },
    })),
  })),
})

describe.each(['en', 'zh'] as const)('the profile of an agent in %s', (locale) => {
  it('has every section with its numbers, their size and their source', () => {
    const html = drawn(locale, pages.one)
    const t = messages[locale].profile
    for (const section of profileSections) expect(html).toContain(t.sections[section].title)
    for (const id of ['magic', 'llmarena']) expect(html).toContain(`href="/lab/suites/${id}"`)
    for (const id of ['wis-attack', 'wis-defence', 'spygame-tom', 'wis-overall'])
      expect(html).toContain(`href="/lab/${id}"`)
    expect(html.match(/<svg/g)?.length).toBeGreaterThanOrEqual(4)
    expect(html).toContain(t.source.private)
    const abilities = fox.measurements.find(({ found }) => found.topic === 'abilities')?.found
    const judgement = abilities?.topic === 'abilities' ? abilities.columns[1] : undefined
    expect(html).toContain(((judgement?.estimate.value ?? 0) * 100).toFixed(1))
    expect(html).toContain(`n = ${judgement?.estimate.n}`)
    expect(html).not.toContain(t.untested)
    const roles = fox.measurements.flatMap(({ found }) => (found.topic === 'roles' ? found.columns : []))
    expect(roles.map(({ id }) => id)).toEqual(['win-rate-spy', 'vote-accuracy'])
    for (const { name, estimate } of roles) {
      expect(html).toContain(name[locale])
      expect(html).toContain(((estimate.value ?? 0) * 100).toFixed(1))
    }
  })

  it('says which changes under attack are significant by the corrected test, with the largest of them', () => {
    const changes = (p: number | null) => {
      const attack = fox.measurements.flatMap((one) =>
        one.found.topic === 'attack' ? { ...one, found: withChances(one.found, p) } : [],
      )
      return drawn(locale, { ...fox, measurements: attack, roles: [], with: null, differences: [] })
    }
    const none = { en: 'changes significantly', zh: '没有一个变化显著' }[locale]
    const some = { en: 'numbers change significantly', zh: '变化显著，最大的是' }[locale]
    expect(changes(0.3)).toContain(none)
    expect(changes(null)).toContain(none)
    expect(changes(0.3)).not.toContain('fill-ink')
    expect(changes(0.01)).toContain(some)
    // The chart of nothing significant is behind a press.
    const open = (html: string) => html.slice(html.indexOf('id="attack"')).split('<details')[0] ?? ''
    expect(open(changes(0.01))).toContain('<figure')
    expect(open(changes(0.3))).toContain(none)
    expect(open(changes(0.3))).not.toContain('<figure')
  })

  it('tells two agents apart by the tests of their reports, and by nothing where there is no test', () => {
    const html = drawn(locale, pages.two)
    const t = messages[locale].profile
    const paired = pages.two.differences.filter(({ by }) => by === 'paired')
    expect(paired.map(({ section }) => section)).toEqual(
      expect.arrayContaining(['abilities', 'games', 'attack', 'defence']),
    )
    // TrueSkill of a suite has no test, so it has no difference.
    expect(pages.two.differences.map(({ of }) => of)).not.toContain('tic-tac-toe')
    expect(
      pages.two.differences.filter(({ section }) => section === 'cost').every(({ p }) => p === null),
    ).toBe(true)
    expect(html).toContain(t.paired.split('{p}')[0])
    expect(html).toContain(t.untested)
  })

  it.each([
    [0.3, false],
    [0.01, true],
  ])('calls an agent higher by its paired test, whatever the interval: p %d', (p, isHigher) => {
    const differences = pages.two.differences
      .filter(({ by }) => by === 'paired')
      .map((one) => ({ ...one, value: 40, low: 8.8, high: 62.9, p }))
    const higher = { en: ' is ahead of ', zh: '领先' }[locale]
    expect(drawn(locale, { ...pages.two, differences }).includes(higher)).toBe(isHigher)
  })

  it('says what would measure what is missing, with the way there or with who can plan it', () => {
    const html = drawn(locale, pages.nobody)
    expect(html).toContain('href="/lab/new?preset=wis-attack&amp;subject=new"')
    expect(html).not.toContain('preset=magic')
    expect(html).toContain('Ada')
    expect(html).toContain('href="/lab/new?preset=wis-overall&amp;subject=new"')
  })
})
