import { replay, rngAt } from '@wis/engine'
import { boardOrders, kitCalled, otherKits } from '@wis/games'
import type { GameKit } from '@wis/games'
import { rulesets } from '@wis/games/who-is-spy'
import {
  addTallies,
  emptyTally,
  fifteenthsPerPoint,
  fullWeight,
  newcomerSkill,
  rankBy,
  skillsAfter,
  talliesOfPlaces,
  weighed,
} from '@wis/ratings'
import type { BoardOrder, TrueSkill } from '@wis/ratings'
import { sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { finishedKitMatch } from '../testing/exported-kit-match.ts'
import { finishedMatch, platformKey } from '../testing/exported-match.ts'
import { exportSeason } from './export-season.ts'
import type { ExportedSeason, SeasonMatch } from './export-season.ts'
import type { SeasonStanding } from './season-lines.ts'
import { verifySeason } from './verify-season.ts'

async function* each(matches: readonly SeasonMatch[]) {
  yield* matches
}

const ranked = { mode: 'ranked', reason: null } as const

/** The board, added up without the code of seasons. */
function boardOf(kit: GameKit, matches: readonly SeasonMatch[]): SeasonStanding[] {
  const sums = new Map<string, { points: number; matches: number; wins: number }>()
  for (const { log, seats } of matches) {
    const results = kit.results.of(replay(kit.rules, log))
    const isDrawn = results.every(({ place }) => place === 1)
    for (const [seat, { points, place }] of results.entries()) {
      const agent = seats[seat]?.agent ?? ''
      const before = sums.get(agent) ?? { points: 0, matches: 0, wins: 0 }
      const earned = Math.round((points * fifteenthsPerPoint) / (kit.results.perPoint ?? 1))
      const wins = before.wins + (!isDrawn && place === 1 ? 1 : 0)
      sums.set(agent, { points: before.points + earned, matches: before.matches + 1, wins })
    }
  }
  const rows = [...sums].sort(([one, a], [other, b]) => {
    const byAverage = b.points / b.matches - a.points / a.matches
    return b.points - a.points || byAverage || (one < other ? -1 : 1)
  })
  return rows.map(([agent, sum]) => ({
    language: 'en',
    agent,
    total: sum.points,
    disqualified: false,
    tally: { ...emptyTally, ...sum },
    rank: 1 + rows.filter(([, { points }]) => points > sum.points).length,
  }))
}

async function linesOf(
  kit: GameKit,
  wanted: Partial<Omit<ExportedSeason, 'matches'>> = {},
  others: SeasonMatch[] = [],
  {
    terms = { deals: 1 },
    format = 'round-robin',
    matches = ['a', 'b', 'c'].map((seed) => ({ ...finishedKitMatch({ kit, seed }), ...ranked })),
  }: {
    terms?: ExportedSeason['season']['terms']
    format?: 'round-robin' | 'ladder'
    matches?: readonly SeasonMatch[]
  } = {},
) {
  const [ruleset] = kit.setup.presets
  const exported: ExportedSeason = {
    season: {
      slug: 'cup',
      name: 'Cup',
      description: '',
      game: kit.id,
      ruleset,
      languages: ['en'],
      format,
      state: 'closed',
      terms,
      entryEndsAt: null,
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: null,
    },
    asOf: '2026-02-01T00:00:00.000Z',
    isFinal: true,
    entrants: [],
    decisions: [],
    standings: boardOf(kit, matches),
    ...wanted,
    matches: each([...matches, ...others]),
  }
  const lines: string[] = []
  for await (const line of exportSeason(exported, { version: '1.2.3', key: platformKey })) lines.push(line)
  return lines
}

async function told(lines: readonly string[]): Promise<string> {
  const verdict = await verifySeason(lines)
  return verdict.ok ? `${verdict.matches} matches` : `${verdict.what} in line ${verdict.line}`
}

it.each(sampled(otherKits, 3).map((kit) => [kit.id, kit] as const))(
  'a season of %s proves its matches and its board',
  async (_, kit) => {
    expect(await told(await linesOf(kit))).toBe('3 matches')
  },
)

const endOf = ({ matchId, log }: SeasonMatch) => `${log.at(-1)?.at ?? ''} ${matchId}`

/** What averages leave out of an agent's matches. */
function discountedOf(kit: GameKit, matches: readonly SeasonMatch[], agent: string) {
  let sum = emptyTally
  for (const { log, seats, weights } of matches) {
    const tallies = talliesOfPlaces(kit.results.of(replay(kit.rules, log)), kit.results)
    const seat = seats.findIndex((one) => one.agent === agent)
    const tally = tallies[seat]
    if (tally) sum = addTallies(sum, weighed(tally, weights?.[seat] ?? fullWeight))
  }
  return sum.discounted
}

/** The board in this order. Skills follow the order in which the matches ended. */
function ordered(kit: GameKit, order: BoardOrder, matches: readonly SeasonMatch[]): SeasonStanding[] {
  const skills = new Map<string, TrueSkill>()
  const asEnded = matches.toSorted((one, other) => (endOf(one) < endOf(other) ? -1 : 1))
  for (const { log, seats, weights } of asEnded) {
    const before = kit.results.of(replay(kit.rules, log)).map(({ place, team }, seat) => {
      const skill = skills.get(seats[seat]?.agent ?? '') ?? newcomerSkill
      return { place, team, skill, weight: weights?.[seat] }
    })
    for (const [seat, skill] of skillsAfter(before).entries()) skills.set(seats[seat]?.agent ?? '', skill)
  }
  const rows = boardOf(kit, matches)
    .toSorted((one, other) => (one.agent < other.agent ? -1 : 1))
    .map((row) => {
      const { points, matches: count, wins } = row.tally
      const discounted = discountedOf(kit, matches, row.agent)
      return { ...row, points, matches: count, wins, discounted, skill: skills.get(row.agent) ?? null }
    })
  return rankBy(order, rows).map(({ language, rank, agent, total, disqualified, tally }) => ({
    language,
    rank,
    agent,
    total,
    disqualified,
    tally,
  }))
}

describe('a season whose terms name an order', () => {
  const kit = kitCalled('connect-four')
  if (!kit) throw new Error('no connect-four')
  // Other agents meet in each, so that orders differ.
  const seatings = [
    ['ann', 'bob'],
    ['ann', 'cy'],
    ['ann', 'dee'],
    ['bob', 'cy'],
    ['dee', 'bob'],
    ['cy', 'ann'],
    ['ann', 'bob'],
  ]
  const matches = seatings.map((agents, at): SeasonMatch => {
    return { ...finishedKitMatch({ kit, seed: String(at), agents }), ...ranked }
  })
  const exportedBy = (order: BoardOrder, standings = ordered(kit, order, matches)) =>
    linesOf(kit, { standings }, [], { terms: { deals: 1, order }, matches })

  it.each(boardOrders)('proves its board by %s', async (order) => {
    expect(await told(await exportedBy(order))).toBe('7 matches')
  })

  it('is refused with the ranks of another order', async () => {
    const byTotal = ordered(kit, 'total', matches)
    const others = boardOrders.filter(
      (order) => JSON.stringify(ordered(kit, order, matches)) !== JSON.stringify(byTotal),
    )
    expect(others).toContain('mean-points')
    expect(others).toContain('skill')
    for (const order of others)
      expect(await told(await exportedBy(order, byTotal))).toMatch(/^standing in line/)
  })

  const namesOf = (order: BoardOrder, played: readonly SeasonMatch[]) =>
    ordered(kit, order, played).map(({ agent, rank }) => `${rank} ${agent}`)
  const byChance = (seed: number) => {
    const rng = rngAt(`weights ${seed}`, 0)
    return matches.map((match): SeasonMatch => ({ ...match, weights: [1 + rng.int(60), 1 + rng.int(60)] }))
  }
  /** The same matches with the first weights by chance that change this order. */
  const repeatedFor = (order: BoardOrder) =>
    Array.from({ length: 20 }, (_, seed) => byChance(seed)).find(
      (some) => namesOf(order, some).join() !== namesOf(order, matches).join(),
    ) ?? []
  const repeated = byChance(0)
  const ladderBy = (order: BoardOrder, standings: readonly SeasonStanding[], played = repeated) =>
    linesOf(kit, { standings }, [], { terms: { deals: 1, order }, format: 'ladder', matches: played })

  it.each(['skill'] as const)(
    'proves the board of a ladder by %s with what each match weighs, and no other board',
    async (order) => {
      const played = repeatedFor(order)
      const board = ordered(kit, order, played)
      expect(await told(await ladderBy(order, board, played))).toBe('7 matches')
      const inFull = ordered(kit, order, matches)
      expect(inFull).not.toEqual(board)
      expect(await told(await ladderBy(order, inFull, played))).toMatch(/^standing in line/)
    },
  )

  it('is refused if a scheduled match weighs less, or if the weights are not those of all seats', async () => {
    const board = ordered(kit, 'mean-points', repeated)
    const scheduled = linesOf(kit, { standings: board }, [], {
      terms: { deals: 1, order: 'mean-points' },
      matches: repeated,
    })
    expect(await told(await scheduled)).toMatch(/^match in line/)
    const short = repeated.map((match) => ({ ...match, weights: [30] }))
    expect(await told(await ladderBy('mean-points', board, short))).toMatch(/^match in line/)
  })

  it('is refused by an order that nobody knows', async () => {
    const [header = '', ...rest] = await exportedBy('total')
    const changed = header.replace('"order":"total"', '"order":"luck"')
    expect(await verifySeason([changed, ...rest])).toMatchObject({
      ok: false,
      what: 'season',
      line: 1,
      found: '"luck"',
      expected: 'a board by total or skill or mean-points or win-rate',
    })
  })
})

describe('a season of another game', async () => {
  const kit = kitCalled('tic-tac-toe')
  if (!kit) throw new Error('no tic-tac-toe')
  const lines = await linesOf(kit)
  const at = (text: string) => lines.findIndex((line) => line.includes(text))
  const changed = (line: number, from: string | RegExp, to: string) =>
    lines.with(line, (lines[line] ?? '').replace(from, to))

  it('has a format of its own, without a word of spies', () => {
    expect(lines[0]).toContain('"format":"wis-season/2"')
    expect(lines.join()).not.toMatch(/spy|fouls|ballots/i)
  })

  it.each([
    ['a move', at('"mark-set"'), 'chain', [/"cell":\d/, '"cell":3']],
    ['a total', at('"standing"'), 'standing', [/"total":-?\d+/, '"total":1']],
    ['the number of wins', at('"standing"'), 'standing', [/"wins":\d+/, '"wins":7']],
    ['the game', 0, 'season', ['"game":"tic-tac-toe"', '"game":"chess"']],
    ['the ruleset', 0, 'season', ['"games":2', '"games":99']],
    ['the format', 0, 'season', ['wis-season/2', 'wis-season/1']],
  ] as const)('that was tampered with in %s is refused with the line', async (_, line, what, [from, to]) => {
    expect(await told(changed(line, from, to))).toBe(`${what} in line ${line + 1}`)
  })

  it('has no match of who-is-spy', async () => {
    const other = { ...finishedMatch({ seed: 'z' }), ...ranked }
    expect(await verifySeason(await linesOf(kit, {}, [other]))).toMatchObject({
      ok: false,
      what: 'match',
      expected: 'a match of tic-tac-toe',
      found: 'who-is-spy',
    })
  })

  it('cannot pass for one of who-is-spy', async () => {
    const { id, setup } = kit
    const season = lines[0] ?? ''
    expect(id).toBe('tic-tac-toe')
    const ruleset = JSON.stringify(setup.presets[0])
    const spied = season.replace(ruleset, JSON.stringify(rulesets['wis-2024'])).replace(id, 'who-is-spy')
    expect(await told(lines.with(0, spied))).toBe('season in line 1')
  })
})
