import { bestOfGroup, emptyRecord, winnerOf } from '@wis/arena'
import type { GroupRecord } from '@wis/arena'
import type { Language } from '@wis/games'
import { fifteenthsPerPoint } from '@wis/ratings'
import type { ReadExport } from '../game-proof.ts'
import type { LastTable, MatchLine, SeasonHeader } from './season-lines.ts'

/** Adds up the results of a knockout's tables for the agents that played there for themselves. */
export interface KnockoutReckoning {
  /** Takes a match that was dealt. If it cannot have the place that it claims, returns the expected value. */
  add(match: MatchLine, played: ReadExport, counts: boolean): string | undefined
  /** The result of the last table in the matches so far. Undefined if no match of it counts. */
  lastTable(language: Language): LastTable | undefined
}

interface Stage {
  readonly number: number
  /** How many groups it has. */
  readonly of: number
  readonly groups: Map<number, Map<string, GroupRecord>>
  /** The matches that count. */
  matches: number
}

type Season = Pick<SeasonHeader['season'], 'slug' | 'format' | 'units'>

/** An agent that is out wins nothing. */
export function knockoutReckoning(season: Season, out: ReadonlySet<string>): KnockoutReckoning {
  const stages = new Map<Language, Stage[]>()
  let tables: 'told' | 'untold' | undefined
  return {
    add: (match, played, counts) => {
      const { table, mode } = match
      if (table && (season.format !== 'knockout' || mode !== 'ranked'))
        return 'a table of a knockout only for its ranked matches'
      const now = table ? 'told' : 'untold'
      // A file without any table comes from a version that did not include tables.
      if (counts && season.format === 'knockout' && (tables ??= now) !== now)
        return 'a table for every match that counts, or for none'
      return table && addMatch(stages, season, { played, table, sitsIn: match.sitsIn ?? [], counts })
    },
    lastTable: (language) => {
      const last = stages.get(language)?.toSorted((one, other) => other.number - one.number)[0]
      if (last?.of !== 1 || last.matches === 0) return undefined
      const records = [...(last.groups.get(1)?.values() ?? [])]
      const places = bestOfGroup(records).map(({ agentId, ...record }) => ({
        agent: agentId,
        ...record,
      }))
      return { language, winner: winnerOf(records, out)?.winner ?? null, places }
    },
  }
}

interface MatchAtTable {
  readonly played: ReadExport
  readonly table: NonNullable<MatchLine['table']>
  readonly sitsIn: readonly string[]
  readonly counts: boolean
}

function addMatch(
  stages: Map<Language, Stage[]>,
  { slug, units = fifteenthsPerPoint }: Season,
  { played, table, sitsIn, counts }: MatchAtTable,
): string | undefined {
  const { header } = played
  const { language } = header
  const stage = stageOf(stages, language, table)
  if (stage.of !== table.of || table.group > table.of)
    return `one of the ${stage.of} groups of stage ${table.stage}`
  const members = header.seats.flatMap(({ agent }) => (sitsIn.includes(agent) ? [] : [agent]))
  const records = stage.groups.get(table.group) ?? new Map<string, GroupRecord>()
  stage.groups.set(table.group, records)
  const place = { season: slug, language, stage: table.stage }
  for (const agent of members) records.set(agent, records.get(agent) ?? emptyRecord(place, agent))
  if (!counts) return undefined
  stage.matches += 1
  for (const { agent, addTo } of played.proof.results(units)) {
    const record = records.get(agent)
    if (record) records.set(agent, addTo(record))
  }
  return undefined
}

function stageOf(
  stages: Map<Language, Stage[]>,
  language: Language,
  { stage: number, of }: MatchAtTable['table'],
): Stage {
  const all = stages.get(language) ?? []
  stages.set(language, all)
  const known = all.find((stage) => stage.number === number)
  if (known) return known
  const stage = { number, of, groups: new Map<number, Map<string, GroupRecord>>(), matches: 0 }
  all.push(stage)
  return stage
}
