import { execFile, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createKitHouseAgent } from '@wis/agents'
import { openTicket, readMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { verifyExport } from '@wis/proof'
import { freshDatabase, installPackage, madePackage, outsideGame, outsideName } from '@wis/testkit'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { dealtFor, playAll } from '../testing/play-tables.ts'
import { startRunner } from '../testing/runner-process.ts'
import { kitOf, openLadderOf } from '../testing/season.ts'
import { until } from '../testing/until.ts'
import { allRounder } from '../testing/waiting-agents.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-installed-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const broken = path.join(folder, 'broken')
const dataDir = path.join(folder, 'data')
const settings = { WIS_DATA_DIR: dataDir, WIS_GAMES: `${outsideName},${broken}` }
const told = z.object({ lines: z.array(z.string()), board: z.array(z.string()) })

/** Runs a file of the repository with the game installed. */
async function run(url: string, file: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: root,
    env: { ...process.env, ...settings, DATABASE_URL: url },
    maxBuffer: 16 * 1024 * 1024,
  })
  return stdout
}

it(
  'a game that npm installed is played ranked by its house, and verifies where the same files are',
  { timeout: 180_000 },
  async () => {
    const { out, archive } = madePackage(folder)
    installPackage(archive, dataDir)
    fs.cpSync(path.join(out, 'package.json'), path.join(broken, 'package.json'))
    const db = await freshDatabase()
    await run(db.url, 'prisma/seed/main.ts', 'fresh')
    const runner = await startRunner(db.url, { ...settings, WIS_HOUSE_PACE_MS: '0' })
    const refused = runner.said.find(({ event }) => event === 'game-refused')
    expect(refused).toMatchObject({ name: broken, why: expect.stringContaining('Build the package first') })

    const { id: seasonId } = await db.prisma.season.findUniqueOrThrow({
      where: { slug: `open-${outsideGame}` },
    })
    for (const slug of ['rock', 'counter']) {
      const agent = await db.prisma.agent.findUniqueOrThrow({ where: { slug: `${outsideGame}-${slug}` } })
      const wish = {
        agentId: ids.agent(agent.id),
        seasonId: ids.season(seasonId),
        mode: 'ranked',
        language: 'en',
      } as const
      expect(await openTicket(db, wish)).toMatchObject({ ok: true })
    }
    const match = await until(
      'a match',
      async () => {
        const found = await db.prisma.match.findFirst({ where: { game: outsideGame, status: 'finished' } })
        return found ?? undefined
      },
      120_000,
    )
    expect(match).toMatchObject({ mode: 'ranked', package: { name: outsideName, version: '0.1.0' } })

    const { lines, board } = told.parse(
      JSON.parse(await run(db.url, 'apps/runner/src/testing/export-outside.ts', match.id)),
    )
    expect(board).toEqual([`${outsideGame}-counter`, `${outsideGame}-rock`])
    const file = path.join(folder, 'match.jsonl')
    fs.writeFileSync(file, lines.join('\n'))
    const wis = path.join(root, 'apps', 'cli', 'bin', 'wis.mjs')
    const verify = (games: string) =>
      execFileSync(process.execPath, [wis, 'verify', file], {
        encoding: 'utf8',
        env: { ...process.env, ...settings, WIS_GAMES: games },
      })
    expect(verify(outsideName)).toContain('✔')
    // This process has no such game.
    expect(verifyExport(lines)).toMatchObject({
      ok: false,
      what: 'header',
      expected: expect.stringContaining(`the package ${outsideName} 0.1.0`),
    })
  },
)

it('a match whose game came in other files when it was dealt is called off', async () => {
  const db = await freshDatabase()
  const game = 'tic-tac-toe'
  const seasonId = await openLadderOf(db, game)
  const agentId = await allRounder(db, 'fox', { games: [game] })
  const [id] = await dealtFor(db, { seasonId, agentId, mode: 'practice' })
  const other = { name: '@somebody/noughts', version: '1.0.0', author: null, hash: 'f'.repeat(64) }
  await db.prisma.match.updateMany({ data: { package: other } })
  await playAll(db, () => createKitHouseAgent(kitOf(game), 'random', { seed: 'other' }))
  expect(id && (await readMatch(db, id))).toMatchObject({ status: 'void', reason: 'platform-fault' })
})
