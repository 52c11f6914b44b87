import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { kitCalled, kits } from '@wis/games'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from '../command.ts'
import { gateJUnit, gateMarkdown, judged, looksAt } from './gate-report.ts'
import type { GateReport } from './gate-report.ts'
import { gate } from './gate.ts'
import { hashOfHouse, reference } from './reference.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-gate-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const file = (name: string) => path.join(folder, name)

const log = vi.spyOn(console, 'log').mockReturnValue()
const error = vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => vi.clearAllMocks())

async function wis(typed: string) {
  vi.clearAllMocks()
  const code = await runCommand([gate, reference], typed.split(' '))
  return { code, out: log.mock.calls.flat().join('\n'), err: error.mock.calls.flat().join('\n') }
}

async function gated(typed: string) {
  const { code, out } = await wis(`gate --game tic-tac-toe ${typed} --json`)
  return { code, report: JSON.parse(out) as GateReport }
}

describe('wis gate', () => {
  it('finds a planted difference before all matches are played', async () => {
    const { code, report } = await gated('--agent house:random --against house --matches 80')
    expect(code).toBe(1)
    expect(report).toMatchObject({ verdict: 'worse', passed: false, candidate: 'house:random', planned: 80 })
    expect(report.matches).toBeLessThan(80)
    expect(report.chance).toBeLessThan(0.05)
    expect(report.difference?.high).toBeLessThan(0)
  })

  it('cannot tell equal agents apart, within the matches that it planned', async () => {
    const { code, report } = await gated('--agent house:perfect --against reference --matches 24')
    expect({ code, verdict: report.verdict, matches: report.matches }).toEqual({
      code: 0,
      verdict: 'untold',
      matches: 24,
    })
    const strict = await gated('--agent house:perfect --against house --matches 24 --better')
    expect(strict.code).toBe(1)
  })

  it('compares with the last run on the same deals, and keeps what passes', async () => {
    const last = `--against last --last ${file('last.json')} --matches 40`
    const first = await gated(`--agent house:random ${last}`)
    expect(first).toMatchObject({ code: 0, report: { verdict: 'first-run', matches: 40 } })
    expect((await gated(`--agent house:random ${last}`)).report.verdict).toBe('untold')
    expect((await gated(`--agent house:perfect ${last}`)).report.verdict).toBe('better')
    // What is worse is not kept.
    expect((await gated(`--agent house:random ${last}`)).report.verdict).toBe('worse')
    expect((await gated(`--agent house:random ${last}`)).report.verdict).toBe('worse')
    expect((await wis(`gate --game connect-four --agent house:random ${last}`)).err).toContain(
      'is about tic-tac-toe',
    )
  })

  it('writes the report as Markdown, JUnit and JSON', async () => {
    const { out } = await wis(
      `gate --game tic-tac-toe --agent house:random --against house --matches 40 --out ${file('out')}`,
    )
    expect(fs.readFileSync(path.join(folder, 'out', 'gate.md'), 'utf8')).toBe(out)
    expect(out).toContain('### ✘ tic-tac-toe: house:random against house:perfect: worse')
    expect(out).toMatch(/\| difference \| -\d\.\d{3} \| -\d\.\d{3} to -\d\.\d{3} \|/)
    const junit = fs.readFileSync(path.join(folder, 'out', 'gate.xml'), 'utf8')
    expect(junit).toContain('failures="1"')
    const report = JSON.parse(fs.readFileSync(path.join(folder, 'out', 'gate.json'), 'utf8')) as GateReport
    expect(gateMarkdown(report)).toBe(out)
    const named = gateJUnit({ ...report, candidate: 'a<b>&"\u0000|' })
    expect(named).toContain('name="a&lt;b&gt;&amp;&quot;| is no worse')
  })

  it.each([
    ['--against house', '--agent is missing'],
    ['--agent house:nobody --against house', '--agent is one of'],
    ['--agent house:random', '--against is missing'],
    ['--agent ftp://here --against house', 'takes an address'],
    ['--agent http://127.0.0.1:1 --against house --secret= ', 'a webhook needs the secret'],
  ])('refuses %s', async (typed, complaint) => {
    const { code, err } = await wis(`gate --game tic-tac-toe ${typed.trim()}`)
    expect(code).toBe(2)
    expect(err).toContain(complaint)
  })

  it('measures nothing of an agent that is away', async () => {
    const server = http.createServer((_, response) => response.writeHead(404).end())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const typed = `--agent ${url} --secret s --against house --matches 8`
    const { code, err } = await wis(`gate --game tic-tac-toe ${typed}`)
    server.close()
    expect(code).toBe(1)
    expect(err).toMatch(/answered nothing in \d matches in a row: answered 404/)
  })

  it('seldom sees a difference where there is none, although it looks four times', () => {
    let [random, alarms] = [1, 0]
    const next = () => (random = (random * 48_271) % 2_147_483_647) / 2_147_483_647
    const rowsOf = (count: number) =>
      Array.from({ length: count }, (_, place) => ({
        deal: place + 1,
        seat: 0,
        points: Math.floor(next() * 3) - 1,
        refused: 0,
        missed: 0,
      }))
    const runs = 100
    for (let run = 0; run < runs; run++) {
      const [own, other] = [rowsOf(40), rowsOf(40)]
      const names = { candidate: 'one', baseline: 'other' }
      const isTold = (look: number) =>
        judged(names, own.slice(0, look), other.slice(0, look)).verdict !== 'untold'
      if (looksAt(40).some(isTold)) alarms += 1
    }
    // 5 of 100 are expected; so many come less than once in a thousand times.
    expect(alarms).toBeLessThanOrEqual(13)
  }, 120_000)
})

describe('wis reference', () => {
  it('prints the same score wherever it runs', async () => {
    const typed = 'reference --game connect-four --agent house:one-ply --matches 20 --json'
    const { code, out } = await wis(typed)
    expect(code).toBe(0)
    expect((await wis(typed)).out).toBe(out)
    expect(JSON.parse(out)).toMatchObject({ pool: 'reference/1', matches: 20, refused: 0, missed: 0 })
  })

  it.each(kits)('finds the house of $id as it was frozen', (kit) => {
    const text = fs.readFileSync(path.join(import.meta.dirname, 'reference-1.json'), 'utf8')
    const { games } = JSON.parse(text) as { games: Record<string, string> }
    expect(hashOfHouse(kit)).toBe(games[kit.id])
  })

  it('sees when a built-in agent plays otherwise', () => {
    const kit = kitCalled('tic-tac-toe') ?? expect.fail('the game is gone')
    const [first, ...others] = kit.house
    const weaker = { ...first, answer: kit.house.at(-1)?.answer ?? first.answer }
    expect(hashOfHouse({ ...kit, house: [weaker, ...others] })).not.toBe(hashOfHouse(kit))
  })
})
