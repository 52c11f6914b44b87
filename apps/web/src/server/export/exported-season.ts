import 'server-only'
import { cutMatches } from '@wis/db'
import type { CutDecision, CutMatch, Database, SeasonCut } from '@wis/db'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import type { ExportedSeason, SeasonDecision, SeasonMatch, SeasonStanding } from '@wis/proof'
import { z } from 'zod'

const terms = z.record(z.string(), z.json())

/** A cut as its proof tells it. The matches are read while they are written out. */
export function exportedSeason(db: Pick<Database, 'pool'>, cut: SeasonCut): ExportedSeason {
  const { season, takenAt, entrants, decisions, standings } = cut
  return {
    season: {
      ...{ slug: season.slug, name: season.name, description: season.description, game: 'who-is-spy' },
      ...{ ruleset: season.ruleset, languages: season.languages.map(languageOf) },
      ...{ format: season.format, state: season.state, terms: terms.parse(season.terms) },
      entryEndsAt: season.entryEndsAt?.toISOString() ?? null,
      startsAt: season.startsAt.toISOString(),
      endsAt: season.endsAt?.toISOString() ?? null,
    },
    ...{ asOf: takenAt.toISOString(), isFinal: season.state === 'closed', entrants },
    decisions: decisions.map(decisionOf),
    matches: matchesOf(cutMatches(db, cut.scope), cut.tables),
    standings: standings.map(({ language, rank, agentId, total, tally }): SeasonStanding => {
      const place = { language: languageOf(language), rank, agent: agentId, total }
      return { ...place, disqualified: rank === null, tally }
    }),
    lastTables: cut.lastTables.map(({ language, winner, places }) => ({
      ...{ language, winner },
      places: places.map(({ agentId, ...record }) => ({ agent: agentId, ...record })),
    })),
  }
}

async function* matchesOf(
  matches: AsyncIterable<CutMatch>,
  tables: SeasonCut['tables'],
): AsyncGenerator<SeasonMatch> {
  for await (const { seats, ...match } of matches) {
    const sitsIn = seats.flatMap((seat) => (seat.sitsIn ? [seat.agent] : []))
    const table = tables.get(match.matchId)
    const seated = seats.map(({ agent, version, owner }) => ({ agent, version, owner }))
    yield { ...match, sitsIn, ...(table && { table }), seats: seated }
  }
}

/** Throws for a row that lacks what its kind is about: none is ever written. */
function decisionOf({ number, kind, reason, by, at, ...row }: CutDecision): SeasonDecision {
  const { matchId, agentId, language, points, undoes } = row
  const told = { number, reason, by, at: at.toISOString() }
  if ((kind === 'void' || kind === 're-run') && matchId !== null) return { ...told, kind, matchId }
  if (kind === 'disqualify' && agentId !== null) return { ...told, kind, agent: agentId }
  if (kind === 'correct' && agentId !== null && language !== null && points !== null)
    return { ...told, kind, agent: agentId, language: languageOf(language), points }
  if (kind === 'undo' && undoes !== null) return { ...told, kind, undoes }
  throw new Error(`decision ${number} says ${kind}, and not of what`)
}

function languageOf(text: string): Language {
  const language = languages.find((known) => known === text)
  if (!language) throw new Error(`a season in a language nobody plays: ${text}`)
  return language
}
