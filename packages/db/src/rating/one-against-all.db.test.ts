import { kitCalled } from '@wis/games'
import { fitRatings, unpackMatches } from '@wis/ratings'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { compareRatings, leaderboard, refitRatings, skillMap } from '../doors/boards.ts'
import type { FitPacked } from '../doors/boards.ts'
import { openSeasonOf, settledHouseMatch } from '../testing/played-out.ts'
import { registered, webhook } from '../testing/registered.ts'

const fit: FitPacked = async (packed, field) => fitRatings(unpackMatches(packed), field)
const chameleon = kitCalled('chameleon') ?? expect.fail('no chameleon')

async function season(count: number) {
  const db = await freshDatabase()
  const seasonId = await openSeasonOf(db, chameleon)
  const everybody = await Promise.all(
    Array.from({ length: 7 }, (_, n) => registered(db, webhook, `Fox ${n}`)),
  )
  const matches = []
  for (let n = 0; n < count; n++) {
    const agents = [...everybody.slice(n % 7), ...everybody.slice(0, n % 7)].slice(0, 5)
    matches.push(await settledHouseMatch(db, chameleon, { seasonId, agents, seed: `match ${n}` }))
  }
  return { db, seasonId, matches }
}

const bits = (number: number) => number.toString(2).replaceAll('0', '').length

describe('a game in which one hides from all others', () => {
  it('is rated by who named whom, as its own facts count it', async () => {
    const { db, matches } = await season(12)
    expect((await refitRatings(db, { fit }))?.taken).toBe(12)
    for (const { id, seats, results } of matches) {
      const rated = await db.prisma.ratedMatch.findUniqueOrThrow({ where: { matchId: id } })
      const one = results.findIndex(({ role }) => role === 'chameleon')
      const agents = seats.map(({ agentId }) => agentId)
      expect(rated.agentIds).toEqual([agents[one], ...agents.filter((_, seat) => seat !== one)])
      const sumOf = (fact: string) => results.reduce((sum, { facts }) => sum + (facts[fact] ?? 0), 0)
      const right = rated.votes.filter((_, place) => place % 2 === 0)
      expect(right.reduce((sum, bit) => sum + bits(bit), 0)).toBe(sumOf('votes-right'))
      expect(rated.votes.reduce((sum, bit) => sum + bits(bit), 0)).toBe(sumOf('votes'))
      expect(rated.spyWon).toBe(results[one]?.place === 1)
    }
  })

  it('shows deception and detection on its board and its map, beside its TrueSkill', async () => {
    const { db, seasonId } = await season(8)
    await refitRatings(db, { fit })
    const board = await leaderboard(db, { language: 'en', game: 'chameleon' })
    expect(board?.items).toHaveLength(7)
    for (const { skill, trueSkill } of board?.items ?? [])
      expect([skill && 'deception' in skill, trueSkill?.mean]).toEqual([true, expect.any(Number)])
    expect(await skillMap(db, { seasonId, language: 'en', includeHouse: true })).toHaveLength(7)
    expect(await compareRatings(db)).toEqual([])
  })

  it('is rated anew where its open season still has ratings between sides, and never where it is closed', async () => {
    const { db, seasonId } = await season(3)
    await refitRatings(db, { fit })
    const between = () => db.prisma.ratingFit.updateMany({ data: { field: { method: 5 } } })
    await between()
    expect((await refitRatings(db, { fit }))?.fitted).toHaveLength(1)
    expect((await refitRatings(db, { fit }))?.fitted).toEqual([])
    await between()
    await db.prisma.season.update({ where: { id: seasonId }, data: { state: 'closed' } })
    expect((await refitRatings(db, { fit }))?.fitted).toEqual([])
  })
})
