import type { CutDecision, SeasonCut } from '@wis/db/seasons'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import type { ExportedSeason, ProvedMatch, SeasonDecision, SeasonStanding } from '@wis/proof'
import { seasonTerms } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import { z } from 'zod'
import { sectionOfAll } from './season-pieces.ts'
import type { SeasonPieces } from './season-pieces.ts'

const terms = z.record(z.string(), z.json())

/** A cut in the form that its proof has. The matches come from the stored pieces. */
export function exportedSeason(cut: SeasonCut, pieces: SeasonPieces): ExportedSeason<ProvedMatch> {
  const { season, takenAt, entrants, decisions, standings, units } = cut
  return {
    season: {
      slug: season.slug,
      name: season.name,
      description: season.description,
      game: season.game,
      ruleset: season.ruleset,
      languages: season.languages.map(languageOf),
      ...(units !== fifteenthsPerPoint && { units }),
      format: season.format,
      state: season.state,
      terms: terms.parse(season.terms),
      entryEndsAt: season.entryEndsAt?.toISOString() ?? null,
      startsAt: season.startsAt.toISOString(),
      endsAt: season.endsAt?.toISOString() ?? null,
    },
    ...(season.wordCommitment !== null && {
      words: { commitment: season.wordCommitment, seed: season.wordSeed, lists: cut.wordLists },
    }),
    asOf: takenAt.toISOString(),
    isFinal: season.state === 'closed',
    entrants,
    decisions: decisions.map(decisionOf),
    matches: matchesOf(pieces, cut),
    standings: standings.map(({ language, rank, agentId, total, tally }): SeasonStanding => {
      const place = { language: languageOf(language), rank, agent: agentId, total }
      const vouched = cut.vouchedAgent({ language, agentId })
      return { ...place, disqualified: rank === null, ...(vouched !== undefined && { vouched }), tally }
    }),
    lastTables: cut.lastTables.map(({ language, winner, places }) => ({
      language,
      winner,
      places: places.map(({ agentId, ...record }) => ({ agent: agentId, ...record })),
    })),
  }
}

async function* matchesOf(
  pieces: SeasonPieces,
  { season, tables, vouchedIn }: Pick<SeasonCut, 'season' | 'tables' | 'vouchedIn'>,
): AsyncGenerator<ProvedMatch> {
  const goesByTotal = seasonTerms.parse(season.terms).order === 'total'
  for await (const proofs of sectionOfAll(pieces, 'proofs')) {
    for (const { proof, sitsIn, weights = [], wordPlace, ...match } of proofs) {
      const table = tables.get(match.matchId)
      const weighs = goesByTotal ? [] : [...weights]
      const vouched = vouchedIn.get(match.matchId)
      const seated = { sitsIn: [...sitsIn], weights: weighs, ...(vouched && { vouched }) }
      const told = { ...match, ...seated, ...(table && { table }) }
      const drawn = wordPlace !== null && { wordPlace }
      yield { ...told, ...drawn, proof: proof === undefined ? undefined : [proof] }
    }
  }
}

/** Throws for a row without the fields of its kind. No such row is ever written. */
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
