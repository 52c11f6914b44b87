import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { kits } from '@wis/games'
import type { GameKit } from '@wis/games'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from '../command.ts'
import { checkFile } from '../verify/check-file.ts'
import { simulate } from './simulate.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-simulate-'))
const file = path.join(folder, 'matches.jsonl')
afterAll(() => fs.rmSync(folder, { recursive: true }))

const log = vi.spyOn(console, 'log').mockReturnValue()
const error = vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => vi.clearAllMocks())

async function wis(typed: string) {
  vi.clearAllMocks()
  const code = await runCommand([simulate], ['simulate', ...typed.split(' ')])
  return { code, out: log.mock.calls.flat(), err: error.mock.calls.flat().join('\n') }
}

interface Line {
  readonly games: number
  readonly seats: readonly { player: string; wins: number; draws: number; losses: number }[]
  readonly endings: Readonly<Record<string, number>>
  readonly facts: Readonly<Record<string, number>>
}

/** The built-in agents of a game in turn, so that not all of them leave nothing to chance. */
const slugAt = ({ house }: GameKit, seat: number) => (house[seat % house.length] ?? house[0]).slug

describe('wis simulate --json', () => {
  it('prints one line, in words that stay', async () => {
    const typed = '--game tic-tac-toe --players perfect,wins-and-blocks --games 20 --seed a --json'
    const { code, out, err } = await wis(typed)
    expect({ code, out, err }).toEqual({
      code: 0,
      err: '',
      out: [
        '{"game":"tic-tac-toe","ruleset":"arena","games":20,"seats":[' +
          '{"player":"perfect","wins":17,"draws":3,"losses":0,"meanPoints":0.95},' +
          '{"player":"wins-and-blocks","wins":0,"draws":3,"losses":17,"meanPoints":-0.95}],' +
          '"endings":{"games-played":20},' +
          '"facts":{"games":80,"won":19,"drawn":42,"moves":324,"moves-first":40,"won-first":17,"answers":324,"refused":0,"missed":0}}',
      ],
    })
  })

  it.each(kits)('is the same line of $id for the same seed, and all of it adds up', async (kit) => {
    const [{ id, players }] = kit.setup.presets
    const slugs = Array.from({ length: players }, (_, seat) => slugAt(kit, seat))
    const typed = `--game ${kit.id} --players ${slugs.join()} --games 4 --json --seed`
    const { out } = await wis(`${typed} b`)
    expect((await wis(`${typed} b`)).out).toEqual(out)
    expect((await wis(`${typed} c`)).out).not.toEqual(out)
    const line = JSON.parse(String(out[0])) as Line
    expect(line).toMatchObject({ game: kit.id, ruleset: id, games: 4 })
    expect(line.seats.map(({ player }) => player)).toEqual(slugs)
    for (const { wins, draws, losses } of line.seats) expect(wins + draws + losses).toBe(4)
    expect(Object.values(line.endings).reduce((sum, count) => sum + count)).toBe(4)
    expect(Object.keys(line.facts)).toEqual(Object.keys(kit.results.facts))
  })

  it('plays by other values of the rules, and by more seats', async () => {
    const { out } = await wis('--game liars-dice --set dice=1 --set seats=5 --games 2 --seed a --json')
    const line = JSON.parse(String(out[0])) as Line & { readonly ruleset: string }
    expect([line.ruleset, line.seats.length]).toEqual(['arena+dice=1,players=5', 5])
  })

  it('seats the strongest first if name at least one, again from the top once all sit', async () => {
    const { out } = await wis('--game dilemma --games 1 --json')
    const line = JSON.parse(String(out[0])) as Line
    expect(line.seats.map(({ player }) => player)).toEqual(['last-minute', 'grim', 'tit-for-majority'])
  })

  it('counts who-is-spy in whole points, with its built-in agents as players', async () => {
    const typed =
      '--game who-is-spy --ruleset undercover-3 --players fox,dozer,fox --games 30 --seed p --json'
    const line = JSON.parse(String((await wis(typed)).out[0])) as { seats: { meanPoints: number }[] }
    expect(line.seats).toMatchObject([{ player: 'fox' }, { player: 'dozer' }, { player: 'fox' }])
    for (const { meanPoints } of line.seats) expect(Math.abs(meanPoints)).toBeLessThan(10)
  })
})

describe('wis simulate', () => {
  it('shows points with their interval, and how matches ended', async () => {
    const { out } = await wis('--game dilemma --players never,always,random --games 25 --seed a')
    const lines = out.join('\n').split('\n')
    expect(lines[0]).toMatch(/^25 games of dilemma by arena in en, seed a: \d+ games\/s$/)
    expect(lines[1]).toMatch(/^seat +wins +draws +losses +points +95%$/)
    expect(lines[2]).toMatch(/^1 never +25 +0 +0 +\d+\.\d\d +±\d+\.\d\d$/)
    expect(lines.at(-1)).toBe('endings: rounds-played 25')
  })

  it('plays a hundred games if nobody says how many', async () => {
    expect((await wis('--game tic-tac-toe')).out[0]).toMatch(/^100 games/)
  })

  it('keeps new agents at every table of who-is-spy unless players are named', async () => {
    expect((await wis('--game who-is-spy --games 2 --seed s')).out[0]).toMatch(/^2 games of wis-2024 in en/)
    const named = '--game who-is-spy --games 2 --seed s --players fox,fox,fox,fox,fox,fox'
    expect((await wis(named)).out[0]).toMatch(/^2 games of who-is-spy by wis-2024 in en/)
  })

  it.each([
    ['connect-four', 'random,one-ply'],
    ['bargain', 'greedy,greedy'],
    ['dilemma', 'never,always,never'],
  ])('writes matches of %s by %s that can be verified, the players in their order', async (game, players) => {
    const typed = `--game ${game} --players ${players} --games 3 --seed a --out ${file} --json`
    expect((await wis(typed)).out).toHaveLength(1)
    const checked = await checkFile('m', fs.createReadStream(file), {})
    expect(checked).toMatchObject({
      ok: true,
      told: expect.arrayContaining([expect.stringContaining('✔ m: 3 matches, all exactly')]),
    })
    const headers = fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{"format"'))
    const seats = headers
      .map((line) => JSON.parse(line) as { seats: { agent: string }[] })
      .map((one) => one.seats)
    expect(seats).toHaveLength(3)
    for (const own of seats) expect(own.map(({ agent }) => agent.replace(/-\d$/, '')).join()).toBe(players)
  })

  it.each([
    ['--game chess', '--game is one of who-is-spy, tic-tac-toe'],
    [
      '--game holdem --ruleset wis-2024',
      '--ruleset is one of fresh, arena, duplicate, llmarena, llmarena-risk',
    ],
    ['--game holdem --players random,fox', '--players is one of random, tight, equity'],
    ['--game holdem --players random', '--players names 2 players for holdem by fresh, not 1'],
    ['--game who-is-spy --players fox,fox', '--players names 6 players for who-is-spy by wis-2024, not 2'],
    ['--game liars-dice --set dice=9', '--set dice: '],
    ['--game liars-dice --set color=red', '--set color: no such field'],
    ['--game liars-dice --set dice', '--set takes a field and its value'],
    ['--game holdem --games -3x', '--games'],
    ['--game holdem --games 0', '--games takes a whole number of at least 1'],
    ['--game holdem --language fr', '--language is one of en, zh'],
    ['--json', '--games is missing'],
    ['--game who-is-spy --json --out x', '--out cannot be combined with --players or --json'],
  ])('refuses %s', async (typed, complaint) => {
    expect(await wis(typed)).toEqual({ code: 2, out: [], err: expect.stringContaining(complaint) })
  })

  it('names the fault of a place for its file', async () => {
    const place = path.join(folder, 'no', 'm')
    const { code, err } = await wis(`--game dilemma --games 1 --json --out ${place}`)
    expect([code, err]).toEqual([1, `✘ ${place}: there is no such file or folder`])
  })
})
