import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameKit } from '@wis/games'
import { simulateGames } from '@wis/simulation'
import { afterAll, expect, it } from 'vitest'
import { writeGame } from './write-game.ts'

const repository = fileURLToPath(new URL('..', import.meta.url))
const games = path.join('packages', 'games', 'src')
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-new-game-'))
afterAll(() => fs.rmSync(root, { recursive: true }))

// The place of a game, with links to all that a game needs.
fs.mkdirSync(path.join(root, games), { recursive: true })
for (const part of [
  'node_modules',
  ...['contract', 'define', 'new-game', 'outline'].map((own) => path.join(games, own)),
])
  fs.symlinkSync(path.join(repository, part), path.join(root, part))

const written = await writeGame(root, 'paper-duel')
const read = (file: string) => fs.readFileSync(path.join(root, games, file), 'utf8')

// The suite of the new game, whose tests are run here.
await import(path.join(root, games, 'paper-duel', 'paper-duel.test.ts'))
const { paperDuelKit: kit } = (await import(path.join(root, games, 'paper-duel', 'kit.ts'))) as {
  paperDuelKit: GameKit
}

it('a new game is a folder of less than 200 lines, and nothing outside it', () => {
  const files = written
  expect(files.every((file) => file.startsWith(path.join(games, 'paper-duel')))).toBe(true)
  const lines = files.map((file) => fs.readFileSync(path.join(root, file), 'utf8').split('\n').length - 1)
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThan(200)
  expect(files.map((file) => path.basename(file))).toContain('paper-duel.test.ts')
})

it('nothing of the pattern is left in its name', () => {
  for (const file of fs.readdirSync(path.join(root, games, 'paper-duel')))
    expect(read(path.join('paper-duel', file))).not.toMatch(/new-?game/i)
  expect([kit.id, kit.rules.id, kit.texts.en.name]).toEqual(['paper-duel', 'paper-duel', 'Paper duel'])
})

it('a new game is played at once', () => {
  const [ruleset, players] = [kit.setup.presets[0], kit.house.slice(0, 2)]
  const series = {
    kit,
    ruleset,
    players,
    games: 5,
    seed: 's',
    language: 'zh',
    startedAt: new Date(0),
  } as const
  const outcomes = [...simulateGames(series)].map(({ state }) => kit.rules.outcome(state))
  expect(outcomes.map((outcome) => outcome?.kind)).toEqual(Array(5).fill('decided'))
})

it.each(['Paper', 'paper_duel', '../paper', '', 'paper-', '1st'])('refuses the name “%s”', async (name) => {
  await expect(writeGame(root, name)).rejects.toThrow('a name is small letters')
})

it('overwrites no game', async () => {
  await expect(writeGame(root, 'paper-duel')).rejects.toThrow('already a folder')
})
