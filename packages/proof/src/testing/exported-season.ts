import { ids, replay } from '@wis/engine'
import { rulesets, spyResults, whoIsSpy } from '@wis/games/who-is-spy'
import { decidedBoard, talliesOfPlaces } from '@wis/ratings'
import type { BoardDecision } from '@wis/ratings'
import { exportSeason } from '../season/export-season.ts'
import type { ExportedSeason, SeasonMatch } from '../season/export-season.ts'
import type { SeasonDecision, SeasonStanding } from '../season/season-lines.ts'
import type { SigningKey } from '../signing.ts'
import { finishedMatch, platformKey } from './exported-match.ts'
import type { FinishedSpyMatch } from './exported-match.ts'

const ruleset = rulesets['wis-2024']
const decided = { by: 'Olga', at: '2026-01-31T12:00:00.000Z', reason: 'It was said aloud.' }

export const seasonAbout: ExportedSeason['season'] = {
  slug: 'spring',
  name: 'Spring',
  description: '',
  game: 'who-is-spy',
  ruleset,
  languages: ['en', 'zh'],
  format: 'ladder',
  state: 'closed',
  terms: { entry: 'open' },
  entryEndsAt: null,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
}

/** Six matches in English and Chinese, one of them practice and one void. */
export const seasonMatches: readonly (SeasonMatch & FinishedSpyMatch)[] = [
  { ...finishedMatch({ seed: 'a' }), mode: 'ranked', reason: null },
  { ...finishedMatch({ seed: 'b', language: 'zh' }), mode: 'ranked', reason: null },
  { ...finishedMatch({ seed: 'c' }), mode: 'practice', reason: null },
  { ...finishedMatch({ seed: 'd' }), mode: 'ranked', reason: null },
  { ...finishedMatch({ seed: 'e', voidedAfter: 9 }), mode: 'ranked', reason: 'platform-fault' },
  { ...finishedMatch({ seed: 'fouls 2' }), mode: 'ranked', reason: null },
]

/** Voids a match, corrects a total, bars an agent, and takes the first back. */
export const seasonDecisions: readonly SeasonDecision[] = [
  { number: 1, kind: 'void', matchId: 'match a', ...decided },
  { number: 2, kind: 'correct', agent: 'agent-3', language: 'en', points: -30, ...decided },
  { number: 3, kind: 'disqualify', agent: 'agent-7', ...decided },
  { number: 4, kind: 'undo', undoes: 1, ...decided },
  { number: 5, kind: 're-run', matchId: 'match d', ...decided },
]

const forTheBoard: readonly BoardDecision[] = [
  { number: 1, kind: 'void', matchId: ids.match('match a') },
  { number: 2, kind: 'correct', agentId: ids.agent('agent-3'), language: 'en', points: -30 },
  { number: 3, kind: 'disqualify', agentId: ids.agent('agent-7') },
  { number: 4, kind: 'undo', undoes: 1 },
  { number: 5, kind: 're-run', matchId: ids.match('match d') },
]

/** The board, built match by match as the standings' own code does it. */
function boardIn(language: 'en' | 'zh'): SeasonStanding[] {
  const matches = seasonMatches.flatMap(({ matchId, mode, log, seats }) => {
    const state = replay(whoIsSpy, log)
    if (mode !== 'ranked' || state.language !== language) return []
    const byRole = Object.keys(spyResults.roles)
    const tallies = talliesOfPlaces(spyResults.of(state), { perPoint: spyResults.perPoint, byRole })
    const results = tallies.map((tally, seat) => ({ agentId: ids.agent(seats[seat]?.agent ?? ''), tally }))
    return [{ matchId: ids.match(matchId), results }]
  })
  return decidedBoard(ruleset, { language, matches }, forTheBoard).map(({ agentId, ...line }) => ({
    language,
    agent: agentId,
    ...line,
  }))
}

async function* each(matches: readonly SeasonMatch[]) {
  yield* matches
}

type Wanted = Partial<Omit<ExportedSeason, 'matches'>> & {
  readonly matches?: readonly SeasonMatch[]
  readonly key?: SigningKey
}

export async function exportedSeason({ matches, key, ...wanted }: Wanted = {}): Promise<string[]> {
  const entrant = { agent: 'agent-3', slug: 'three', name: 'Three', kind: 'webhook', owner: 'Ada' }
  const lines: string[] = []
  const exported: ExportedSeason = {
    season: seasonAbout,
    asOf: '2026-02-01T00:00:00.000Z',
    isFinal: true,
    entrants: [{ ...entrant, state: 'entered', version: null }],
    decisions: seasonDecisions,
    standings: [...boardIn('en'), ...boardIn('zh')],
    ...wanted,
    matches: each(matches ?? seasonMatches),
  }
  for await (const line of exportSeason(exported, { version: '1.2.3', key: key ?? platformKey }))
    lines.push(line)
  return lines
}
