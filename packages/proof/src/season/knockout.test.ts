import { addToRecord, bestOfGroup, emptyRecord } from '@wis/arena'
import type { GroupRecord } from '@wis/arena'
import { replay } from '@wis/engine'
import type { Language } from '@wis/games'
import { spyResults, whoIsSpy } from '@wis/games/who-is-spy'
import { talliesOfPlaces } from '@wis/ratings'
import { describe, expect, it } from 'vitest'
import { exportedSeason, seasonAbout, seasonMatches } from '../testing/exported-season.ts'
import type { SeasonMatch } from './export-season.ts'
import type { LastTable, MatchLine } from './season-lines.ts'
import { verifySeason } from './verify-season.ts'

const season = { ...seasonAbout, format: 'knockout' }
const table = { stage: 2, group: 1, of: 1 }
const seated = seasonMatches.map((match): SeasonMatch =>
  match.mode === 'ranked' ? { ...match, table } : match,
)
/** A decision has one match played again, so it no longer counts. */
const counting = seated.filter(({ matchId, mode }) => mode === 'ranked' && matchId !== 'match d')

/** The table as the schedule's own code computes it. agent-7 is disqualified. */
function lastTableIn(language: Language): LastTable {
  const records = new Map<string, GroupRecord>()
  for (const { log, seats } of counting) {
    const state = replay(whoIsSpy, log)
    if (state.language !== language) continue
    const tallies = talliesOfPlaces(spyResults.of(state), { perPoint: spyResults.perPoint, byRole: ['spy'] })
    for (const [seat, tally] of tallies.entries()) {
      const agent = seats[seat]?.agent ?? ''
      const before = records.get(agent) ?? emptyRecord({ season: 'spring', language, stage: 2 }, agent)
      records.set(agent, addToRecord(before, tally))
    }
  }
  const places = bestOfGroup([...records.values()])
  const winner = places.find(({ agentId }) => agentId !== 'agent-7')?.agentId ?? null
  return { language, winner, places: places.map(({ agentId, ...record }) => ({ agent: agentId, ...record })) }
}

const lastTables = [lastTableIn('en'), lastTableIn('zh')]
const told = async (wanted: Parameters<typeof exportedSeason>[0]) => {
  const verdict = await verifySeason(await exportedSeason({ season, matches: seated, lastTables, ...wanted }))
  return verdict.ok ? verdict.winners.map(({ winner }) => winner) : `${verdict.what}: ${verdict.expected}`
}
const withTable = (matchId: string, other: MatchLine['table']) =>
  seated.map(({ table: _, ...match }): SeasonMatch =>
    match.matchId === matchId
      ? { ...match, ...(other && { table: other }) }
      : { ...match, ...(match.mode === 'ranked' && { table }) },
  )

describe('a knockout', () => {
  it('names the winner of its last table in each language, which a reader can compute again', async () => {
    const [en, zh] = lastTables
    expect(await told({})).toEqual([en?.winner, zh?.winner])
    expect(en?.places).toHaveLength(6)
  })

  it('is not won by an agent that has withdrawn or was disqualified', async () => {
    const [en, zh] = lastTables
    const out = {
      agent: en?.winner ?? '',
      slug: 's',
      name: 'S',
      kind: 'webhook',
      owner: null,
      state: 'withdrawn',
      version: null,
    }
    expect(await told({ entrants: [out] })).toContain('last-table')
    const next = en?.places.find(({ agent }) => agent !== en.winner && agent !== 'agent-7')?.agent ?? null
    const changed = lastTables.map((one) => {
      const left = one.places.filter(({ agent }) => agent !== 'agent-7' && agent !== out.agent)
      return { ...one, winner: left[0]?.agent ?? null }
    })
    expect(await told({ entrants: [out], lastTables: changed })).toEqual([next, changed[1]?.winner])
    expect(zh?.winner).not.toBe('agent-7')
  })

  it('without places in its matches has no last table, as in older versions', async () => {
    expect(await told({ matches: seasonMatches, lastTables: [] })).toEqual([])
  })

  it('that is not over yet may name one language alone', async () => {
    expect(await told({ isFinal: false, lastTables: lastTables.slice(1) })).toEqual([lastTables[1]?.winner])
    expect(await told({ isFinal: false, lastTables: [] })).toEqual([])
  })
})

describe('a forger who writes a knockout anew and seals it with the same key', () => {
  it.each<[string, readonly LastTable[]]>([
    ['leave the winner out', []],
    ['leave out one language', lastTables.slice(0, 1)],
    ['name another winner', lastTables.map((one) => ({ ...one, winner: one.places.at(-1)?.agent ?? '' }))],
    [
      'change a number',
      lastTables.map((one) => ({ ...one, places: one.places.map((p) => ({ ...p, fouls: p.fouls + 1 })) })),
    ],
    ['tell of a table twice', lastTables.flatMap((one) => [one, one])],
  ])('cannot %s', async (_, changed) => {
    expect(await told({ lastTables: changed })).toContain('last-table')
  })

  it.each<[string, string, MatchLine['table']]>([
    ['take a match that counts from its table', 'match a', undefined],
    ['say that there were more groups', 'match b', { ...table, of: 2, group: 3 }],
    ['give practice a table', 'match c', table],
  ])('cannot %s', async (_, matchId, other) => {
    expect(await told({ matches: withTable(matchId, other) })).toContain('match')
  })

  it('cannot give a ladder tables', async () => {
    expect(await told({ season: seasonAbout })).toContain('a table of a knockout only')
  })
})
