import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { systemClock } from '@wis/agents'
import type { Database } from '@wis/db'
import { compareStandings, refitRatings } from '@wis/db/boards'
import type { FitPacked } from '@wis/db/boards'
import { publishedThoughts, readMatch, readPlayed } from '@wis/db/matches'
import type { MatchId, SeasonId } from '@wis/engine'
import { exportMatch, publicKeyOf, signingKeyFrom } from '@wis/proof'
import { fitRatings, unpackMatches } from '@wis/ratings'
import { freshDatabase, readLog } from '@wis/testkit'
import { expect, it, onTestFinished } from 'vitest'
import { thinOldMatches } from '../beats.ts'
import { runMatch } from '../match/run-match.ts'
import { calm, dealHouseTable, worldOf } from '../testing/dealt-table.ts'
import { openSeason } from '../testing/season.ts'

const dayMs = 86_400_000
const monthDays = 30
const afterDays = 7
const platform = { version: 'test', key: signingKeyFrom(randomBytes(32)) }
const wis = fileURLToPath(new URL('../../../cli/bin/wis.mjs', import.meta.url))

const fit: FitPacked = async (packed, field) => fitRatings(unpackMatches(packed), field)

const onDay = (day: number) => ({
  ...systemClock,
  now: () => new Date(systemClock.now().getTime() + (day - monthDays) * dayMs),
})

/** A table of the demo, played whole, with the clock of the runner on some day of the month. */
async function playOn(db: Database, seasonId: SeasonId, day: number): Promise<MatchId> {
  const world = { ...worldOf(db), clock: onDay(day) }
  const matchId = await dealHouseTable(world, seasonId)
  await runMatch(world, matchId, calm)
  await refitRatings(db, { fit })
  return matchId
}

/** Everything that the page of a match shows, and the lines of its export. */
async function shownOf(db: Database, matchId: MatchId) {
  const played = await readPlayed(db, matchId)
  return {
    header: await readMatch(db, matchId),
    log: await readLog(db, matchId, 'spectator'),
    thoughts: await publishedThoughts(db, matchId),
    proof: played && exportMatch(played, platform),
  }
}

/** The answer of `wis verify` to a file of exports. */
async function verified(texts: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wis-thinned-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'month.jsonl')
  await writeFile(file, texts.map((text) => `${text}\n`).join(''))
  const args = [wis, 'verify', '--key', publicKeyOf(platform.key), file]
  return (await promisify(execFile)(process.execPath, args)).stdout
}

const packedIds = async ({ prisma }: Database) =>
  (await prisma.packedMatch.findMany({ orderBy: { matchId: 'asc' } })).map(({ matchId }) => matchId)

it(
  'a month of a demo keeps a week whole, and of the rest everybody sees and verifies the same as before',
  { tags: ['nightly'], timeout: 300_000 },
  async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const played: MatchId[] = []
    const before = new Map<MatchId, Awaited<ReturnType<typeof shownOf>>>()
    for (let day = 0; day < monthDays; day++) {
      const matchId = await playOn(db, seasonId, day)
      played.push(matchId)
      before.set(matchId, await shownOf(db, matchId))
      await thinOldMatches({ db, clock: onDay(day), afterDays })()
      expect(played.length - (await packedIds(db)).length).toBeLessThanOrEqual(afterDays + 1)
    }
    expect(await packedIds(db)).toEqual(played.slice(0, monthDays - afterDays))
    const left = await db.prisma.entry.groupBy({ by: ['matchId'], orderBy: { matchId: 'asc' } })
    expect(left.map(({ matchId }) => matchId)).toEqual(played.slice(-afterDays))
    const proofs: string[] = []
    for (const matchId of played) {
      const shown = await shownOf(db, matchId)
      expect(shown).toEqual(before.get(matchId))
      expect([shown.log.length > 10, shown.thoughts.length > 5]).toEqual([true, true])
      proofs.push(...(shown.proof ?? []))
    }
    expect(await compareStandings(db)).toEqual([])
    expect(await verified(proofs)).toMatch(new RegExp(`${monthDays} matches`))
  },
)
