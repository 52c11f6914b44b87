import fs from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { isSeasonHeader, verifySeason } from './season/verify-season.ts'
import { verifyExport } from './verify-all.ts'

const folder = new URL('testing/exports/', import.meta.url)
const names = fs.readdirSync(folder).filter((name) => name.endsWith('.br'))
const verdicts = JSON.parse(fs.readFileSync(new URL('verdicts.json', folder), 'utf8')) as Record<
  string,
  object
>
const trustedKeys = ['7f7e5c68c4f2ce2956d69d8363b634488eb588d1a7f2bbb8e875d6595eea5d0b']

const linesOf = (name: string) =>
  brotliDecompressSync(fs.readFileSync(new URL(name, folder)))
    .toString()
    .trimEnd()
    .split('\n')

const verdictOf = (lines: readonly string[]) =>
  isSeasonHeader(lines[0] ?? '') ? verifySeason(lines, { trustedKeys }) : verifyExport(lines, { trustedKeys })

/** The verdicts are older than places: they name the seats that won. */
function withWinners(verdict: Awaited<ReturnType<typeof verdictOf>>): object {
  if (!('outcome' in verdict) || verdict.outcome?.kind !== 'decided') return verdict
  const { places, ...outcome } = verdict.outcome
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return { ...verdict, outcome: { ...outcome, winners } }
}

/** What kind of line it is, by its event or by the names of its fields. */
function kindOf(line: string): string {
  const { event, ...fields } = JSON.parse(line) as { event?: { type: string } }
  return event?.type ?? Object.keys(fields).join()
}

/** Places in a line, none of them at its ends. */
const placesIn = (line: string, count: number) =>
  Array.from({ length: count }, (_, at) => Math.floor(((at + 1) * line.length) / (count + 1)))

const otherAt = (line: string, place: number) =>
  `${line.slice(0, place)}${line[place] === '0' ? '1' : '0'}${line.slice(place + 1)}`

describe('a stored export', { timeout: 60_000 }, () => {
  it('is there for each verdict', () => {
    expect(names.sort()).toEqual(Object.keys(verdicts).sort())
  })

  it.each(names)('can be verified for ever: %s', async (name) => {
    expect(withWinners(await verdictOf(linesOf(name)))).toMatchObject(verdicts[name] ?? {})
  })

  it.each(sampled(names, 3))('is refused if a byte of any kind of line is another: %s', async (name) => {
    const lines = linesOf(name)
    const isSeason = isSeasonHeader(lines[0] ?? '')
    const tried = new Set<string>()
    const passed: string[] = []
    for (const [at, line] of lines.entries()) {
      const kind = kindOf(line)
      // The lines of matches are tried in the files of matches.
      if (tried.has(kind) || (isSeason && line.startsWith('{"seq"'))) continue
      tried.add(kind)
      for (const place of placesIn(line, isSeason ? 1 : 8)) {
        const verdict = await verdictOf(lines.with(at, otherAt(line, place)))
        if (verdict.ok) passed.push(`${kind} at ${place}: ${line.slice(place - 10, place + 10)}`)
      }
    }
    expect(tried.size).toBeGreaterThan(isSeason ? 4 : 5)
    expect(passed).toEqual([])
  })
})
