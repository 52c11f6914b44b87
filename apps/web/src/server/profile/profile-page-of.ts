import type { Database } from '@wis/db'
import { agentScales, tableRowOf } from '@wis/db/boards'
import { findPlayers, measurementsOf, storedContrasts, withdrawnAgents } from '@wis/db/experiments'
import type { FoundPlayer, StoredMeasurement } from '@wis/db/experiments'
import { ids } from '@wis/engine'
import { languages, normalisedTables } from '@wis/games'
import { inLanguages, presetCalled, profilePresets, readSpec, readSuite, suitePresetCalled } from '@wis/lab'
import type { ExperimentSpec, Report } from '@wis/lab'
import { profileSections } from '@wis/protocol'
import type { AgentMeasured, AgentProfile, AgentProfilePage, ProfileSection } from '@wis/protocol'
import { playerFaults } from '../lab/player-faults.ts'
import { differencesOf } from './differences-of.ts'
import type { SharedSource } from './differences-of.ts'

interface Asked {
  readonly agent: AgentProfile
  /** The agent to set beside it. */
  readonly other?: AgentProfile | undefined
  /** Null for a visitor. */
  readonly readerId: string | null
}

/** The profile of an agent, with that of another one beside it if one is asked for. */
export async function profilePageOf(
  db: Database,
  { agent, other, readerId }: Asked,
): Promise<AgentProfilePage> {
  const [own, beside] = await Promise.all([
    measuredOf(db, agent, readerId),
    other && other.id !== agent.id ? measuredOf(db, other, readerId) : null,
  ])
  if (!beside) return { ...own, with: null, differences: [] }
  const shared = await sharedBy(db, own, beside)
  return { ...own, with: beside, differences: [...differencesOf(own, beside, shared)] }
}

/** The experiments that both are shown from, with what their reports say of the two. */
async function sharedBy(
  db: Database,
  own: AgentMeasured,
  beside: AgentMeasured,
): Promise<readonly SharedSource[]> {
  const pairs = own.measurements.flatMap((one) => {
    const other = beside.measurements.find(
      ({ source, found }) => source.id === one.source.id && found.topic === one.found.topic,
    )
    return other ? [{ source: one.source, first: one.subject, second: other.subject }] : []
  })
  const known = new Map(pairs.map((pair) => [pair.source.id, pair]))
  return Promise.all(
    [...known.values()].map(async ({ source: { kind, id }, first, second }) => ({
      id,
      first,
      second,
      // They are stored as the laboratory made them.
      contrasts: ((await storedContrasts(db, { kind, source: id })) ?? []) as Report['contrasts'],
    })),
  )
}

type Agent = Pick<AgentProfile, 'id' | 'slug' | 'name' | 'nameZh' | 'version'>

/**
 * All that a reader may know of what was measured of an agent. Every part is read by an index from what was computed before,
 * so that it takes as long for an agent of a thousand experiments as for one of ten.
 */
async function measuredOf(db: Database, agent: Agent, readerId: string | null): Promise<AgentMeasured> {
  const { id, slug, name, nameZh, version } = agent
  const [stored, roles, tables] = await Promise.all([
    shownMeasurements(db, id, readerId),
    rolesOf(db, id),
    tablesOf(db, id),
  ])
  const measured = {
    agent: { id, slug, name, nameZh, version },
    measurements: stored.map((one) => measurementOf(one, version)),
    roles,
    tables,
  }
  const missing = profileSections.filter((section) => !has(measured, section))
  return { ...measured, missing: await missingOf(db, { slug, readerId, missing }) }
}

/** Experiments do not name agents that are hidden, retired or without an owner, so their profiles do not lead to experiments. */
async function shownMeasurements(db: Database, id: string, readerId: string | null) {
  const withdrawn = await withdrawnAgents(db, [id])
  return withdrawn.has(id) ? [] : measurementsOf(db, ids.agent(id), readerId)
}

const measurementOf = (
  { kind, source, access, at, subject, version, matches, found }: StoredMeasurement,
  current: number,
): AgentMeasured['measurements'][number] => ({
  source: { kind, id: source, access, at },
  subject,
  version,
  isCurrent: version === current,
  matches,
  found,
})

const rolesOf = async (db: Database, id: string): Promise<AgentMeasured['roles']> =>
  (await agentScales(db, ids.agent(id))).map(({ scales, ...board }) => ({ ...board, ...scales }))

async function tablesOf(db: Database, agentId: string): Promise<AgentMeasured['tables']> {
  const wanted = normalisedTables.flatMap((table) => languages.map((language) => ({ table, language })))
  const rows = await Promise.all(
    wanted.map(async ({ table, language }) => {
      const found = await tableRowOf(db, table, { agentId, language })
      if (!found) return []
      const { madeAt, place, games, average, cells } = found
      return [
        {
          table: table.id,
          language,
          madeAt,
          games: table.columns.map(({ game }) => game),
          row: { place, games, average, cells: [...cells] },
        },
      ]
    }),
  )
  return rows.flat()
}

type Found = Omit<AgentMeasured, 'missing'>

function has({ measurements, roles, tables }: Found, section: ProfileSection): boolean {
  const isMeasured = measurements.some(({ found }) => found.topic === section)
  const isOnBoards = (section === 'roles' && roles.length > 0) || (section === 'games' && tables.length > 0)
  return isMeasured || isOnBoards
}

interface Missing {
  readonly slug: string
  readonly readerId: string | null
  readonly missing: readonly ProfileSection[]
}

/** How to measure what is missing, and why the reader cannot plan it where that is so. */
async function missingOf(
  db: Database,
  { slug, readerId, missing }: Missing,
): Promise<AgentMeasured['missing']> {
  const presets = missing.map((section) => ({
    section,
    preset: profilePresets[section],
  }))
  // The agent is found by its own short name, whatever the game is.
  const game = 'any'
  const found = missing.length === 0 ? [] : await findPlayers(db, { game, names: [slug] })
  return presets.map(({ section, preset }) => ({
    section,
    preset,
    obstacle: obstacleOf(found, { slug, preset, readerId }) ?? null,
  }))
}

interface Planned {
  readonly slug: string
  readonly preset: string
  readonly readerId: string | null
}

function obstacleOf(found: readonly FoundPlayer[], { slug, preset, readerId }: Planned): string | undefined {
  const faults = specsOf(preset, slug, found[0]?.languages).flatMap((spec) =>
    playerFaults({ spec, opponents: [], found, userId: readerId ?? '' }),
  )
  return faults[0]?.code
}

/** What a preset plays with an agent as its only subject, in the languages that the agent plays. */
function specsOf(
  preset: string,
  slug: string,
  own: FoundPlayer['languages'] = [],
): readonly ExperimentSpec[] {
  const suite = suitePresetCalled(preset)
  if (suite) {
    const read = readSuite({ ...inLanguages(suite.spec, own), subjects: [slug] })
    return read.ok ? [...read.parts.values()] : []
  }
  const read = readSpec({ ...inLanguages(presetCalled(preset)?.spec ?? {}, own), subjects: [slug] })
  return read.ok ? [read.spec] : []
}
