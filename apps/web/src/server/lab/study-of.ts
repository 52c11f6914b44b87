import type { Database } from '@wis/db'
import { storedMakes } from '@wis/db/experiments'
import type { Language } from '@wis/games'
import {
  anyFigures,
  figureFile,
  isSuiteReport,
  readAny,
  readSuite,
  renamedReport,
  renamedSuite,
  renamingOf,
  reportFiles,
  toPreregistration,
} from '@wis/lab'
import type { AnyReport, AnySpec, PlayerFacts, StudyFacts } from '@wis/lab'
import { hashText, planText, suitePlanText } from '@wis/proof'
import { pdf, svg } from '@wis/protocol'
import type { figureFormats, reportFormats } from '@wis/protocol'
import { inPageWords } from '../../features/lab/page-words.ts'
import { Raw } from '../api/call.ts'
import { AppError } from '../app-error.ts'
import { env } from '../env/env.ts'
import { zipOf } from '../export/making/zip.ts'
import { streamOf } from '../export/stream-of.ts'
import { platform } from '../keys/signing-keys.ts'
import type { Viewer } from '../permissions.ts'
import { exportedMakeOf } from './exported-call.ts'
import type { NamedSuite } from './find-suite.ts'
import { isNeutral } from './names-shown.ts'
import type { NamedExperiment } from './names-shown.ts'
import { boundPlayers } from './plan-suite.ts'
import type { ReportAsked } from './report-asked.ts'
import { subjectNames } from './subject-names.ts'

interface Reading {
  readonly db: Database
  readonly viewer: Viewer
}

/** The report that a paper is about. */
type Cited = Pick<ReportAsked, 'matches' | 'at' | 'version'>

/** What a paper says of an experiment beside its report, as far as the reader may know it. */
export async function factsOfExperiment(
  { db, viewer }: Reading,
  experiment: NamedExperiment,
  cited?: Cited,
): Promise<StudyFacts> {
  const { id, owner, endedAt, createdAt, planSha256 } = experiment
  return {
    id,
    owner,
    ...citedAt(`${env().publicUrl}/lab/${id}`, experiment, cited),
    at: endedAt ?? createdAt,
    software: platform().version,
    players: await playersOf(db, viewer, [experiment]),
    ...(planSha256 !== null && { plan: { sha256: planSha256, at: createdAt } }),
  }
}

export async function factsOfSuite(
  { db, viewer }: Reading,
  suite: NamedSuite,
  cited?: Cited,
): Promise<StudyFacts> {
  const { id, owner, createdAt, planSha256, parts } = suite
  const ends = parts.flatMap(({ endedAt }) => endedAt ?? [])
  return {
    id,
    owner,
    ...citedAt(`${env().publicUrl}/lab/suites/${id}`, suite, cited),
    at: (ends.length === parts.length ? ends.toSorted().at(-1) : undefined) ?? createdAt,
    software: platform().version,
    players: await playersOf(db, viewer, parts),
    plan: { sha256: planSha256, at: createdAt },
  }
}

/** The address of a version, or of the newest report. */
export const versionAt = (url: string, version: number | null) =>
  version === null ? url : `${url}?version=${version}`

/** A version has an address of its own. A report that others may read and that is no version yet may change. */
function citedAt(
  url: string,
  { access }: Pick<NamedExperiment, 'access'>,
  cited: Cited | undefined,
): Pick<StudyFacts, 'url' | 'edition'> {
  if (!cited || (cited.version === null && access === 'private')) return { url }
  const { version, matches, at } = cited
  if (version === null) return { url, edition: { kind: 'preliminary', matches, at } }
  return { url: versionAt(url, version), edition: { kind: 'version', version, at } }
}

async function playersOf(
  db: Database,
  viewer: Viewer,
  experiments: readonly NamedExperiment[],
): Promise<Record<string, PlayerFacts>> {
  const reader = viewer.kind === 'member' ? viewer.userId : undefined
  const all = experiments.flatMap(({ players, withdrawn }) =>
    Object.entries(players).map(([name, player]) => ({
      name,
      player,
      isGone: withdrawn.has(player.agentId),
    })),
  )
  const makes = await storedMakes(db, [...new Set(all.map(({ player }) => player.versionId))])
  const named = await db.prisma.agent.findMany({
    where: { id: { in: all.flatMap(({ player, isGone }) => (isGone ? [] : [player.agentId])) } },
    select: { id: true, name: true, nameZh: true },
  })
  return Object.fromEntries(
    all.map(({ name, player: { agentId, version, kind }, isGone }) => {
      const make = makes.find((one) => one.agent === agentId && one.version === version)
      const own = named.find((one) => one.id === agentId)
      const shown = own && { name: { en: own.name, zh: own.nameZh ?? own.name } }
      return [
        name,
        { kind, version, ...shown, ...(make && !isGone && { made: exportedMakeOf(make, reader) }) },
      ]
    }),
  )
}

export interface Fixed {
  readonly study: AnySpec
  /** The text whose hash is that of the plan. */
  readonly plan: string
}

const before = 'It was made before plans were hashed.'
const renamed = 'One of its agents is no longer named, so the plan is no longer the text that was hashed.'

/** The plan of an experiment, as it was hashed. Refused where it can no longer be shown. */
export function planOfExperiment({ spec, players, planSha256, names }: NamedExperiment): Fixed {
  if (planSha256 === null) throw new AppError('conflict', before)
  if (names.count > 0) throw new AppError('conflict', renamed)
  const read = readAny(spec)
  const plan = planText({ spec: spec as object, players: boundPlayers(players) })
  return checked(read.ok ? read : undefined, plan, planSha256)
}

export function planOfSuite({ spec, parts, planSha256, names }: NamedSuite): Fixed {
  if (names.count > 0) throw new AppError('conflict', renamed)
  const read = readSuite(spec)
  const hashes = parts.map(({ suitePart, planSha256: own }) => [suitePart ?? '', own ?? ''])
  const plan = suitePlanText(spec as object, Object.fromEntries(hashes) as Record<string, string>)
  return checked(read.ok ? { kind: 'suite', ...read } : undefined, plan, planSha256)
}

/** What is told is the text that was hashed, or nothing. */
function checked(study: AnySpec | undefined, plan: string, sha256: string): Fixed {
  if (!study || hashText(plan) !== sha256)
    throw new AppError('conflict', 'The plan as it is stored is not the text that was hashed.')
  return { study, plan }
}

type Format = Exclude<(typeof reportFormats)[number], 'json'>

interface About {
  readonly language: Language
  readonly facts: StudyFacts
}

export async function sendReport(report: AnyReport, format: Format, about: About): Promise<Raw> {
  const { type, write } = reportFiles[format]
  const shown = isRead.has(format) ? await asOnPage(report, about.language) : report
  const text = write(shown, about)
  return new Raw(format === 'methods' ? inPageWords(text) : text, { type: `${type}; charset=utf-8` })
}

/** Tables that people read name agents as pages do, as the facts behind methods do. In data, agents have their short names. */
const isRead: ReadonlySet<Format> = new Set(['md', 'tex'])

async function asOnPage<Made extends AnyReport>(report: Made, language: Language): Promise<AnyReport> {
  const { game = '', opponents = [], judges, subjects } = report.spec as SpecWithPlayers
  const named = [...subjects, ...opponents, ...(judges ?? []).map(({ agent }) => agent)]
  const short = named.map((name) => name.split('@')[0] ?? name).filter((name) => !isNeutral(name))
  const names = renamingOf(await subjectNames({ game, subjects: short }, language))
  const shown: AnyReport = inPageWords(report)
  return isSuiteReport(shown) ? renamedSuite(shown, names) : renamedReport(shown, names)
}

interface SpecWithPlayers {
  readonly game?: string
  readonly subjects: readonly string[]
  readonly opponents?: readonly string[]
  readonly judges?: readonly { readonly agent: string }[]
}

interface Wanted {
  readonly format: (typeof figureFormats)[number]
  readonly language: Language
  /** One of them. All in an archive if it is left out. */
  readonly figure?: string | undefined
}

const types = { svg, pdf } as const

export async function sendFigures(
  report: AnyReport,
  { format, language, figure }: Wanted,
  id: string,
): Promise<Raw> {
  const files = anyFigures(await asOnPage(report, language), language).map((one) => figureFile(one, format))
  if (figure === undefined) {
    const entries = files.map(({ name, text }) => ({ name, bytes: () => encoded(text) }))
    const headers = { 'content-disposition': `attachment; filename="figures-${id}.zip"` }
    return new Raw(await streamOf(zipOf(entries)), { type: 'application/zip', headers })
  }
  const found = files.find(({ name }) => name === `${figure}.${format}`)
  if (!found) throw new AppError('not-found', 'The report has no picture of this name.')
  const headers = { 'content-disposition': `attachment; filename="${found.name}"` }
  return new Raw(found.text, { type: types[format], headers })
}

async function* encoded(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}

/** The plan as it was fixed before the first match. */
export function sendPreregistration({ study, plan }: Fixed, { language, facts }: About): Raw {
  const { plan: fixed, id = '' } = facts
  if (fixed?.at === undefined) throw new AppError('conflict', 'It was made before plans were hashed.')
  const about = { study, plan, facts, sha256: fixed.sha256, at: fixed.at, reworded: inPageWords<string> }
  const text = toPreregistration(about, language)
  const headers = { 'content-disposition': `attachment; filename="preregistration-${id}.md"` }
  return new Raw(text, { type: 'text/markdown; charset=utf-8', headers })
}
