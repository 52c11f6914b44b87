import { rulesets } from '@wis/games/who-is-spy'
import { cases, sampled } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicKeyOf } from './signing.ts'
import { exportedMatch, forgedKey, platformKey } from './testing/exported-match.ts'
import { changed, everyAddition, everyChange, parsed, renumbered, resealed } from './testing/tamper.ts'
import type { Change, JsonObject } from './testing/tamper.ts'
import { verifyExport } from './verify-all.ts'

/** Matches that have every kind of event in them. */
const exports = [
  ...Object.values(rulesets).map((ruleset) =>
    exportedMatch({ seed: `${ruleset.id} 3`, ruleset, language: 'zh' }),
  ),
  // A tie that a lot breaks, and a run-off.
  ...(['undercover-5-llmarena', 'spygame-4-run-off'] as const).map((id) =>
    exportedMatch({ seed: `${id} 8`, ruleset: rulesets[id], language: 'zh' }),
  ),
  exportedMatch({ seed: 'fouls 2' }),
  exportedMatch({ seed: 'blank 11' }),
  exportedMatch({ seed: 'void', voidedAfter: 12 }),
]

interface Tampering extends Change {
  readonly lines: readonly string[]
  /** The kind of line and the path to the value in it: the same for all lines and places of that kind. */
  readonly where: string
}

const tamperings: readonly Tampering[] = exports.flatMap((lines) => {
  const kinds = parsed(lines).map(kindOf)
  return everyChange(lines).map((change) => {
    const where = [
      kinds[change.line],
      ...change.path.map((name) => (typeof name === 'number' ? '#' : name)),
    ].join(' ')
    return { ...change, lines, where }
  })
})

/** A forger with another key may choose these freely, because no rule decides them. */
const free = [
  ...['header matchId', 'header seats # version', 'header seats # owner', 'header platform version'],
  ...[
    'header platform key',
    'header startedAt',
    'header endedAt',
    'end entries',
    'end head',
    'end signature',
  ],
  ...[
    'speech-given event text',
    'speech-given event cut',
    'speech-missed event reason',
    'vote-cast event raw',
  ],
  'match-voided event reason',
]
const isFree = (where: string) => free.includes(where) || / (at|hash)$/.test(where)

describe('a forger who changes a file', { timeout: 60_000 }, () => {
  it('can change no value of any kind of line unnoticed', () => {
    const unnoticed = sampled(onePerPlace(tamperings), 4).filter(
      ({ lines, ...change }) => verifyExport(changed(lines, change)).ok,
    )
    expect(unnoticed.map(({ where, value }) => ({ where, value }))).toEqual([])
  })

  it('can change no value anywhere unnoticed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tamperings), ({ lines, ...change }) => {
        expect(verifyExport(changed(lines, change))).toMatchObject({ ok: false })
      }),
      { numRuns: cases(1000) },
    )
  })

  it('can neither take out, repeat nor exchange lines unnoticed', () => {
    for (const { lines, texts } of sampled(rearrangements(), 4)) {
      expect(verifyExport(texts), `of ${lines.length} lines`).toMatchObject({ ok: false })
    }
  })

  it('can neither add to any object nor remove anything from a line', () => {
    for (const lines of exports) {
      const more = everyAddition(lines).map((addition) => changed(lines, addition))
      const less = lines.map((text, line) => lines.with(line, shortened(text)))
      for (const texts of sampled([...more, ...less]))
        expect(verifyExport(texts)).toMatchObject({ ok: false })
    }
  })
})

describe('a forger who changes a file, and chains and signs it anew', { timeout: 60_000 }, () => {
  const forged = (texts: readonly string[]) => resealed(texts, forgedKey)

  it('cannot change a value that the rules or the commitment decide', () => {
    const passed = sampled(onePerPlace(tamperings), 4).filter(({ lines, where, ...change }) => {
      return !isFree(where) && verifyExport(forged(changed(lines, change))).ok
    })
    expect(passed.map(({ where, value }) => ({ where, value }))).toEqual([])
  })

  it('cannot change a match in any way if the key is known', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tamperings), ({ lines, ...change }) => {
        const trustedKeys = [publicKeyOf(platformKey)]
        expect(verifyExport(forged(changed(lines, change)), { trustedKeys })).toMatchObject({ ok: false })
      }),
      { numRuns: cases(200) },
    )
  })

  it('cannot add anything to any object', () => {
    for (const lines of exports.slice(-3)) {
      for (const addition of sampled(everyAddition(lines), 8)) {
        expect(verifyExport(forged(changed(lines, addition))), addition.path.join()).toMatchObject({
          ok: false,
        })
      }
    }
  })

  it('cannot take out, repeat or exchange entries, under any numbers', () => {
    for (const { texts } of sampled(rearrangements(), 4)) {
      expect(verifyExport(forged(renumbered(texts)))).toMatchObject({ ok: false })
    }
  })
})

describe('the places that are changed here', () => {
  it('are in every kind of line and event', () => {
    const kinds = new Set(exports.flatMap((lines) => parsed(lines).map(kindOf)))
    expect([...kinds].toSorted()).toEqual([
      ...['end', 'fouls-called', 'header', 'match-ended', 'match-opened', 'match-voided', 'round-opened'],
      ...['seat-eliminated', 'speech-given', 'speech-missed', 'spy-chosen', 'vote-cast', 'vote-opened'],
      ...['votes-revealed', 'word-dealt'],
    ])
  })
})

/** The list without its last member. */
function shortened(text: string): string {
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).slice(0, -1)))
}

function kindOf(line: JsonObject): string {
  if ('format' in line) return 'header'
  const event = line['event']
  if (typeof event !== 'object' || event === null || Array.isArray(event)) return 'end'
  return String(event['type'])
}

/** For each place, each sort of change to it once. */
function onePerPlace(all: readonly Tampering[]): readonly Tampering[] {
  const sort = ({ where, value }: Tampering) => `${where} ${value === null ? 'null' : typeof value}`
  return [...new Map(all.map((tampering) => [sort(tampering), tampering])).values()]
}

/** Only matches that the rules ended, because a voided match could also have been voided a move earlier. */
function rearrangements() {
  return exports.slice(-4, -1).flatMap((lines) =>
    lines.flatMap((line, at) => {
      const without = lines.toSpliced(at, 1)
      const twice = lines.toSpliced(at, 0, line)
      const exchanged = lines.toSpliced(at, 2, ...lines.slice(at, at + 2).reverse())
      return [without, twice, ...(at + 1 < lines.length ? [exchanged] : [])].map((texts) => ({
        lines,
        texts,
      }))
    }),
  )
}
