import type { Database } from '@wis/db'
import { cutMatchIds, cutSeason, readCutMatches } from '@wis/db/seasons'
import { languages } from '@wis/games'
import { exportSeason, signingKeyFrom } from '@wis/proof'
import type { SeasonMatch } from '@wis/proof'
import { seasonTerms } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'

/** The export of a season without decisions, as the platform writes it. */
export async function exportedLines(db: Database, slug: string): Promise<string[]> {
  const cut = await cutSeason(db, slug)
  if (!cut) throw new Error(`no season called ${slug}`)
  const { season, takenAt, entrants, standings, units, lastTables } = cut
  const found = await readCutMatches(db, await cutMatchIds(db, cut.scope), { seesWithheld: true })
  const matches = found.map(({ seats, wordPlace: _, ...match }): SeasonMatch => {
    const table = cut.tables.get(match.matchId)
    const owned = seats.map(({ agent, version }) => ({ agent, version, owner: null }))
    const sitsIn = seats.flatMap((seat) => (seat.sitsIn ? [seat.agent] : []))
    const vouched = cut.vouchedIn.get(match.matchId)
    return { ...match, seats: owned, sitsIn, ...(table && { table }), ...(vouched && { vouched }) }
  })
  const { slug: name, game, ruleset, format, state } = season
  const lines: string[] = []
  const exported = {
    season: {
      slug: name,
      name,
      description: '',
      game,
      ruleset,
      format,
      state,
      ...(units !== fifteenthsPerPoint && { units }),
      terms: seasonTerms.parse(season.terms),
      languages: languages.filter((language) => season.languages.includes(language)),
      entryEndsAt: null,
      startsAt: season.startsAt.toISOString(),
      endsAt: null,
    },
    asOf: takenAt.toISOString(),
    isFinal: state === 'closed',
    entrants,
    decisions: [],
    matches: each(matches),
    standings: standings.map(({ agentId, language, rank, ...sum }) => {
      const vouched = cut.vouchedAgent({ language, agentId })
      return {
        rank,
        agent: agentId,
        disqualified: rank === null,
        ...sum,
        ...(vouched !== undefined && { vouched }),
        language: languages.find((known) => known === language) ?? 'en',
      }
    }),
    lastTables: lastTables.map(({ places, ...table }) => ({
      ...table,
      places: places.map(({ agentId, ...record }) => ({ agent: agentId, ...record })),
    })),
  }
  const key = signingKeyFrom(new Uint8Array(32).fill(1))
  for await (const line of exportSeason(exported, { version: '1', key })) lines.push(line)
  return lines
}

async function* each(matches: readonly SeasonMatch[]) {
  yield* matches
}
