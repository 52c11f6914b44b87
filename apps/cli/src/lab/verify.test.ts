import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { exportFiles, playPlanned, readSpec, reportOf, rowLine, rowsHead, scheduleOf } from '@wis/lab'
import type { ExportedExperiment, ExportedMatch, PlayedMatch } from '@wis/lab'
import { canonicalJson, hashText, plannedCommitmentOf, publicKeyOf, signingKeyFrom } from '@wis/proof'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from '../run-command.ts'
import { lab } from './lab.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-lab-verify-'))
afterAll(() => fs.rmSync(root, { recursive: true }))

const log = vi.spyOn(console, 'log').mockReturnValue()
const error = vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => vi.clearAllMocks())

const key = signingKeyFrom(Buffer.alloc(32, 3))
const read = readSpec({
  name: 'A test',
  game: 'who-is-spy',
  subjects: ['fox'],
  conditions: ['baseline', 'attack'],
  seed: 'test',
  opponents: ['granny', 'inspector'],
  design: { materials: 2, repeats: 1 },
  measures: ['win-rate', 'foul-rate'],
})
if (!read.ok) throw new Error('the specification cannot be played')
const { spec } = read
const schedule = scheduleOf(spec)
const players = Object.fromEntries(
  ['fox', 'granny', 'inspector'].map((slug) => [
    slug,
    { agent: `id-${slug}`, slug, version: 1, kind: 'house' },
  ]),
)

interface Exported {
  about: ExportedExperiment
  matches: ExportedMatch[]
  rows: (PlayedMatch & { match: string })[]
  report: object
}

/** An export as the platform writes it. */
function exported(): Exported {
  const all = Array.from({ length: schedule.matches }, (_, at) => playedAs(at + 1))
  const rows = all.map(({ row }) => row)
  const about: ExportedExperiment = {
    format: 'wis-experiment/1',
    platform: { version: '1', key: publicKeyOf(key) },
    id: 'e',
    name: spec.name,
    game: spec.game,
    preset: null,
    seed: spec.seed,
    spec,
    text: '',
    state: 'ended',
    players,
    plan: { deals: schedule.deals, matches: schedule.matches },
    played: rows.length,
    failed: 0,
    voided: 0,
    startedAt: null,
    endedAt: null,
  }
  return { about, matches: all.map(({ match }) => match), rows, report: reportOf(spec, rows) }
}

function playedAs(number: number): { match: ExportedMatch; row: PlayedMatch & { match: string } } {
  const planned = schedule.matchAt(number)
  const { house, id: game } = schedule.kit
  const { log, played } = playPlanned(
    schedule,
    planned,
    (name) => house.find(({ slug }) => slug === name) ?? house[0],
  )
  const { seed, content: material, language } = planned
  const seats = planned.players.map((name) => ({ agent: `id-${name}`, version: 1, alias: name }))
  const seating = seats.map(({ agent }) => agent)
  const entries = log.map(({ seq, at, event }) => ({ seq, at, event: { ...event } }))
  const commitment = plannedCommitmentOf({ game, seed, material, seating }, 'salt')
  const place = { number, match: `m${number}`, attempts: 1, faults: [] }
  const match = {
    ...place,
    language,
    seed,
    salt: 'salt',
    commitment,
    seats,
    log: entries,
    hash: hashOf(entries),
  }
  return { match, row: { ...played, match: `m${number}` } }
}

const hashOf = (entries: ExportedMatch['log']) => hashText(canonicalJson(entries))
const lines = (values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('')

/** Writes an export to a folder of its own, and signs it as the platform would. */
function written({ about, matches, rows, report }: Exported): string {
  const folder = fs.mkdtempSync(path.join(root, 'export-'))
  const files = {
    [exportFiles.about]: JSON.stringify(about),
    [exportFiles.matches]: lines(matches),
    [exportFiles.rows]: lines(rows),
    [exportFiles.table]: `${[rowsHead, ...rows.map(rowLine)].join('\n')}\n`,
    [exportFiles.report]: JSON.stringify(report),
  }
  const sealed = Object.entries(files).map(([name, text]) => {
    fs.writeFileSync(path.join(folder, name), text)
    const sha256 = createHash('sha256').update(text).digest('hex')
    return { name, bytes: Buffer.byteLength(text), sha256 }
  })
  const seal = { files: sealed, key: publicKeyOf(key), signature: key.sign(canonicalJson(sealed)) }
  fs.writeFileSync(path.join(folder, exportFiles.seal), JSON.stringify(seal))
  return folder
}

async function verified(folder: string, ...more: readonly string[]) {
  vi.clearAllMocks()
  const code = await runCommand([lab], ['lab', 'verify', folder, ...more])
  return { code, out: log.mock.calls.flat().join('\n'), err: error.mock.calls.flat().join('\n') }
}

/** Says what is told of an export that its platform itself, or somebody with its key, has changed. */
async function toldOf(tamper: (made: Exported) => void): Promise<string> {
  const made = structuredClone(honest)
  tamper(made)
  const { code, err } = await verified(written(made))
  expect(code).toBe(1)
  return err
}

const honest = exported()
/** A report that follows from the rows, after they were changed. */
const again = (made: Exported) => (made.report = structuredClone(reportOf(spec, made.rows)))

describe('wis lab verify, of an export', () => {
  it('accepts an honest one, and says what it checked and what it had to believe', async () => {
    const { code, out, err } = await verified(written(honest))
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(
      '4 of 4 planned matches, each with the deal, seats and versions of the plan, none left out',
    )
    expect(out).toContain('every log follows by the rules')
    expect(out).toContain('believed  what the house players answered')
    expect((await verified(written(honest), '--key', publicKeyOf(key))).code).toBe(0)
    expect((await verified(written(honest), '--key', 'f'.repeat(64))).err).toContain(
      'none of the keys you named',
    )
  })

  it('tells a file that was changed after it was signed', async () => {
    const folder = written(honest)
    fs.appendFileSync(path.join(folder, exportFiles.rows), ' ')
    expect((await verified(folder)).err).toContain('rows.jsonl is not as it was signed')
    fs.writeFileSync(path.join(folder, 'more.txt'), '')
    expect((await verified(folder)).err).toContain('more.txt was not signed')
    fs.rmSync(path.join(folder, exportFiles.report))
    expect((await verified(folder)).err).toContain('these files are missing: report.json')
  })

  it('tells a changed result, although log, row and report agree about nothing else', async () => {
    const err = await toldOf((made) => {
      const result = made.rows[1]?.results[0] as { points: number } | undefined
      if (result) result.points += 1
      again(made)
    })
    expect(err).toContain('row 2 has other results than its match')
    expect(err).not.toContain('signed')
  })

  it('tells an ending that does not follow from the votes', async () => {
    const err = await toldOf((made) => {
      const last = made.matches[0]?.log.at(-1)
      if (last) last.event['winner'] = last.event['winner'] === 'spy' ? 'civilians' : 'spy'
      for (const match of made.matches) match.hash = hashOf(match.log)
    })
    expect(err).toMatch(/match 1 does not follow from its deal by the rules: entry \d+/)
  })

  it('tells a log that is not the one that was hashed', async () => {
    const err = await toldOf((made) => {
      const said = made.matches[2]?.log.find(({ event }) => event.type === 'speech-given')
      if (said) said.at = '2026-01-01T00:00:00.000Z'
    })
    expect(err).toContain('match 3 has a log with another hash than it says')
  })

  it('tells a changed deal: another seed, another word, another player, another version', async () => {
    const first = (change: (match: ExportedMatch) => void) =>
      toldOf((made) => {
        const [match] = made.matches
        if (!match) return
        change(match)
        match.hash = hashOf(match.log)
      })
    expect(await first((match) => (match.seed = 'another'))).toContain('match 1 has another seed')
    expect(
      await first((match) => {
        const dealt = match.log.find(({ event }) => 'word' in event)
        if (dealt) dealt.event['word'] = 'another'
      }),
    ).toMatch(/match 1 does not follow from its deal by the rules: entry \d+ \(deal\)/)
    expect(await first((match) => match.seats.reverse())).toContain('other agents or versions')
    expect(
      await first((match) => {
        const [seat] = match.seats
        if (seat) seat.version = 2
      }),
    ).toContain('other agents or versions')
    expect(await first((match) => (match.salt = 'another'))).toContain('was committed to another deal')
  })

  it('tells a changed row, in any of its columns that follow', { timeout: 60_000 }, async () => {
    for (const [name, value] of Object.entries({
      subject: 'granny',
      condition: 'attack',
      seat: 9,
      deal: 9,
      factors: {},
      match: 'm9',
      choices: [1],
    })) {
      const err = await toldOf((made) => {
        Object.assign(made.rows[0] ?? {}, { [name]: value })
        if (name !== 'choices') again(made)
      })
      expect(err).toContain(`row 1 has ${name === 'choices' ? 'other' : 'another'} ${name} than`)
    }
    expect(await toldOf(({ rows }) => Object.assign(rows[0] ?? {}, { end: 'void', results: [] }))).toContain(
      'row 1 is void, and its match is decided',
    )
  })

  it('tells a number of the report that does not follow, and a table that says something else', async () => {
    expect(await toldOf((made) => Object.assign(made.report, { biases: [1] }))).toContain(
      'the report does not follow from the rows',
    )
    const numbers = await toldOf((made) => {
      const text = JSON.stringify(made.report)
      made.report = JSON.parse(
        text.replace(/"value":(\d)/, (_, digit) => `"value":${9 - Number(digit)}`),
      ) as object
    })
    expect(numbers).toContain('the report does not follow from the rows')
    const folder = written(honest)
    const table = path.join(folder, exportFiles.table)
    fs.writeFileSync(table, fs.readFileSync(table, 'utf8').replace('baseline', 'attack'))
    expect((await verified(folder)).err).toContain('row 1 is another one in rows.csv')
  })

  it('tells a match that is left out, in the middle or at the end', async () => {
    const without = (number: number) =>
      toldOf((made) => {
        made.matches = made.matches.filter((match) => match.number !== number)
        made.rows = made.rows.filter((row) => row.number !== number)
        made.about.played -= 1
        again(made)
      })
    expect(await without(2)).toContain('match 2 is left out: match 3 stands in its place')
    expect(await without(4)).toContain('it has ended after 3 of 4 matches')
    const rest = await toldOf(({ matches, rows }) => void (matches.pop(), rows.pop()))
    expect(rest).toContain('4 matches were played, and 3 are here')
    expect(await toldOf(({ rows }) => void rows.splice(1, 1))).toContain('row 2 is left out')
  })

  it('tells a match that stands in the place of another', async () => {
    const err = await toldOf((made) => {
      const [first, , third] = made.matches
      if (first && third) made.matches[2] = { ...first, number: 3 }
    })
    expect(err).toContain('match 3 has another seed than the specification deals')
    const exchanged = await toldOf(({ matches, rows }) => {
      matches.splice(0, 2, ...matches.slice(0, 2).toReversed())
      rows.splice(0, 2, ...rows.slice(0, 2).toReversed())
    })
    expect(exchanged).toContain('match 1 is left out: match 2 stands in its place')
  })

  it('tells a specification that deals something else', async () => {
    const err = await toldOf((made) => (made.about.spec = { ...spec, seed: 'another' }))
    expect(err).toContain('it names another seed or game than its specification')
    expect(err).toContain('match 1 has another seed than the specification deals')
    expect(await toldOf((made) => (made.about.plan.matches = 8))).toContain(
      'the specification plans 4 matches',
    )
  })

  it('checks one that was cancelled, and says what nobody can know of it', async () => {
    const made = structuredClone(honest)
    for (const list of [made.matches, made.rows]) list.splice(1, 1)
    Object.assign(made.about, { state: 'cancelled', played: 3 })
    again(made)
    const { code, out } = await verified(written(made))
    expect(code).toBe(0)
    expect(out).toContain('3 of 4 planned matches')
    expect(out).toContain('believed  which matches were over when it was cancelled')
  })
})
