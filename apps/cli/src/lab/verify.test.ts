import fs from 'node:fs'
import path from 'node:path'
import { exportFiles, readSpec, ReportMaker, reportOf } from '@wis/lab'
import type { ExportedMatch, PlayedMatch } from '@wis/lab'
import { canonicalJson, hashText } from '@wis/proof'
import { describe, expect, it } from 'vitest'
import { exportOf, platformKey, writeExport } from './testing/exported.ts'
import type { MadeExport } from './testing/exported.ts'
import { exportVerifier } from './testing/verified-export.ts'

const { wis, verified, toldOfChanged } = exportVerifier()

const given = {
  name: 'A test',
  game: 'who-is-spy',
  subjects: ['fox'],
  conditions: ['baseline', 'attack'],
  seed: 'test',
  opponents: ['granny', 'inspector'],
  design: { materials: 2, repeats: 1 },
  measures: ['win-rate', 'foul-rate'],
}
const read = readSpec(given)
if (!read.ok) throw new Error('the specification cannot be played')
const { spec } = read

interface Exported extends MadeExport {
  matches: ExportedMatch[]
  rows: (PlayedMatch & { match: string })[]
  report: object
}

/** An export of before there were probes and ratings. */
function exported(): Exported {
  const { about, matches = [], ...made } = exportOf(given)
  delete about.judgings
  const rows = made.rows as Exported['rows']
  return { about, matches, rows, report: reportOf(spec, rows) }
}

const hashOf = (entries: ExportedMatch['log']) => hashText(canonicalJson(entries))

const honest = exported()
const toldOf = (tamper: (made: Exported) => void) => toldOfChanged(honest, tamper)
/** A report that follows from the rows, after they were changed. */
const again = (made: Exported) => (made.report = structuredClone(reportOf(spec, made.rows)))

describe('wis lab verify, of an export', () => {
  it('accepts a report of before contents were taken for drawn, and one of today with the same contents again', async () => {
    const twice = { ...given, design: { materials: 2, repeats: 6 } }
    const [today, before] = [exportOf(twice), exportOf(twice)]
    const asked = readSpec(twice)
    if (!asked.ok) throw new Error('the specification cannot be played')
    const maker = new ReportMaker(asked.spec, [], 'deal')
    for (const row of before.rows as Exported['rows']) maker.add(row)
    before.report = maker.report()
    expect(JSON.stringify(before.report)).not.toBe(JSON.stringify(today.report))
    for (const made of [today, before]) {
      const { code, err } = await verified(made)
      expect([code, err]).toEqual([0, ''])
    }
  }, 60_000)

  it('accepts an honest one, and says what it checked and what it had to believe', async () => {
    const { code, out, err } = await verified(honest)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(
      '4 of 4 planned matches, each with the deal, seats and versions of the plan, none left out',
    )
    expect(out).toContain('every log follows by the rules')
    expect(out).toContain('believed  what the built-in agents answered')
    expect((await verified(honest, '--key', platformKey)).code).toBe(0)
    expect((await verified(honest, '--key', 'f'.repeat(64))).err).toContain('none of the keys you named')
  })

  it('tells a file that was changed after it was signed', async () => {
    const folder = writeExport(honest)
    fs.appendFileSync(path.join(folder, exportFiles.rows), ' ')
    expect((await wis('verify', folder)).err).toContain('rows.jsonl is not as it was signed')
    fs.writeFileSync(path.join(folder, 'more.txt'), '')
    expect((await wis('verify', folder)).err).toContain('more.txt was not signed')
    fs.rmSync(path.join(folder, exportFiles.report))
    expect((await wis('verify', folder)).err).toContain('these files are missing: report.json')
  })

  it('refuses a report that names a method of a newer version', async () => {
    const folder = writeExport(honest)
    const file = path.join(folder, exportFiles.report)
    const report = JSON.parse(fs.readFileSync(file, 'utf8')) as object
    fs.writeFileSync(file, JSON.stringify({ ...report, method: 'of-tomorrow' }))
    expect((await wis('verify', folder)).err).toContain(
      'report.json names a method that this version does not know',
    )
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

  it(
    'tells a number of the report that does not follow, and a table that says something else',
    { tags: ['nightly'] },
    async () => {
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
      const folder = writeExport(honest)
      const table = path.join(folder, exportFiles.table)
      fs.writeFileSync(table, fs.readFileSync(table, 'utf8').replace('baseline', 'attack'))
      expect((await wis('verify', folder)).err).toContain('row 1 is another one in rows.csv')
    },
  )

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

  it(
    'checks one that was cancelled, and says what nobody can know of it',
    { tags: ['nightly'] },
    async () => {
      const made = structuredClone(honest)
      for (const list of [made.matches, made.rows]) list.splice(1, 1)
      Object.assign(made.about, { state: 'cancelled', played: 3 })
      again(made)
      const { code, out } = await verified(made)
      expect(code).toBe(0)
      expect(out).toContain('3 of 4 planned matches')
      expect(out).toContain('believed  which matches were over when it was cancelled')
    },
  )
})
