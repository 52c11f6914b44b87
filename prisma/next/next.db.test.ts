import fs from 'node:fs'
import path from 'node:path'
import { compareStandings, leaderboard } from '@wis/db/boards'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { scenarios } from '../seed/scenarios.ts'

const schema = fs.readFileSync(path.join(import.meta.dirname, '../schema.prisma'), 'utf8')
const waiting = fs
  .readdirSync(import.meta.dirname, { withFileTypes: true })
  .flatMap((entry) =>
    entry.isDirectory() ? [path.join(import.meta.dirname, entry.name, 'migration.sql')] : [],
  )

/** The columns that the schema still has, and no code of this version names. */
const ignored = [...schema.matchAll(/^ {2}(\w+) .*@ignore$/gm)].map(
  ([line, name = '']) => /@map\("(\w+)"\)/.exec(line)?.[1] ?? name,
)

it('what waits for the next release takes away what nobody reads, and this version plays on without it', async () => {
  const db = await freshDatabase()
  for (const file of waiting) await db.pool.query(fs.readFileSync(file, 'utf8'))
  const { rows } = await db.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name in ('standings', 'match_ratings')`,
  )
  expect(ignored).toHaveLength(15)
  expect(rows.filter(({ name }) => ignored.includes(name))).toEqual([])
  await scenarios['finished-matches'](db)
  expect(await compareStandings(db)).toEqual([])
  const [season] = await db.prisma.season.findMany({ where: { standings: { some: {} } } })
  expect(season && (await leaderboard(db, { seasonSlug: season.slug, language: 'en' }))).toBeDefined()
  expect(await db.prisma.standing.count()).toBeGreaterThan(0)
})
