import { createHash } from 'node:crypto'
import type { Database } from '@wis/db'
import { readEntries, readPlayed } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { exportMatch, signingKeyFrom } from '@wis/proof'
import { z } from 'zod'

const platform = { version: '0.1.0', key: signingKeyFrom(Buffer.alloc(32, 3)) }
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What a database of before tells of itself, in numbers and hashes that must stay as they are for ever. */
export async function factsOf(db: Database) {
  return { standings: await standingsOf(db), boards: await boardsOf(db), matches: await matchesOf(db) }
}

/** The exact numbers of every agent in every season and language. */
export async function standingsOf({ prisma }: Database) {
  const rows = await prisma.standing.findMany({
    include: { season: { select: { slug: true } }, agent: { select: { slug: true } } },
  })
  const named = rows.map(({ season, agent, language, total, matches, points, facts }) => [
    `${season.slug} ${language} ${agent.slug}`,
    [total, matches, points, ...counted.map((name) => countsOf(facts)[name] ?? 0)].join(' '),
  ])
  return Object.fromEntries(named.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)))
}

const countsOf = (facts: unknown) => z.record(z.string(), z.int()).parse(facts ?? {})

const counted = [
  'spy-matches',
  'spy-points',
  'spy-wins',
  'civilian-matches',
  'civilian-points',
  'civilian-wins',
  'speeches',
  'fouls',
  'ballots',
  'ballots-right',
  'rounds-lived',
  'ballots-against',
  'ballots-against-possible',
]

/** The boards with which seasons were frozen or closed. */
async function boardsOf({ prisma }: Database) {
  const rows = await prisma.season.findMany({ orderBy: { slug: 'asc' } })
  return Object.fromEntries(
    rows.map(({ slug, board }) => [slug, board ? hashOf(JSON.stringify(board)) : null]),
  )
}

async function matchesOf(db: Database) {
  const rows = await db.prisma.match.findMany({
    orderBy: { id: 'asc' },
    include: { season: { select: { slug: true } }, seats: { orderBy: { seat: 'asc' } } },
  })
  const facts = []
  for (const { id, season, status, mode, language, winner, reason, spySeat, withheld, seats } of rows) {
    const log = await readEntries(db, ids.match(id), 'director')
    const played = await readPlayed(db, ids.match(id), { seesWithheld: true })
    const lines = played && exportMatch(played, platform)
    facts.push({
      id,
      season: season.slug,
      status,
      mode,
      language,
      winner,
      reason,
      spySeat,
      withheld,
      seats: seats.map(({ role, points }) => `${role} ${points}`).join(),
      entries: log.length,
      log: hashOf(JSON.stringify(log)),
      export: lines ? hashOf(lines.map((line) => `${line}\n`).join('')) : null,
    })
  }
  return facts
}
