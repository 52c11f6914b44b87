import { otherKits } from '@wis/games'
import { sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { readExport } from './read-export.ts'
import { lineOf } from './read-lines.ts'
import { publicKeyOf } from './signing.ts'
import { exportedKitMatch } from './testing/exported-kit-match.ts'
import { forgedKey, platformKey } from './testing/exported-match.ts'
import { changed, everyAddition, everyChange, parsed, renumbered, resealed } from './testing/tamper.ts'
import type { Change, Json, JsonObject } from './testing/tamper.ts'
import { allGames, verifyExport } from './verify-all.ts'

const forged = (texts: readonly string[]) => resealed(renumbered(texts), forgedKey)
const told = (texts: readonly string[]) => {
  const verdict = verifyExport(texts)
  return verdict.ok ? 'ok' : `${verdict.what} in line ${verdict.line}`
}

interface Tampering extends Change {
  /** The kind of line and the path to the value in it: the same for all lines and places of that kind. */
  readonly where: string
}

/** A forger with another key may choose these freely, because no rule decides them. */
const free = [
  ...['header matchId', 'header seats # version', 'header seats # owner', 'header platform version'],
  ...['header platform key', 'header startedAt', 'header endedAt'],
  ...['end entries', 'end head', 'end signature'],
]
/**
 * What a seat answered, where the rest of the match can be the same after another answer. The reason of a refusal is
 * free only if the answer was too long to be kept whole. Of two clues without the secret word, or of two wrong guesses,
 * no rule prefers one.
 */
const answers = [
  ...['move-refused event said', 'move-refused event reason'],
  ...['clue-given event text', 'word-guessed event text'],
  // Words beside an answer bind nobody.
  ...['offer-made event text', 'offer-accepted event text', 'offer-rejected event text'],
  ...['proposal-made event text', 'proposal-supported event text'],
  // Neither does talk about a team, or a note. Of a team that a leader changes anyway, no rule prefers one.
  ...['team-proposed event text', 'team-settled event text', 'speech-given event text'],
  ...[
    'team-proposed event team #',
    'thoughts-noted event notes thinking',
    'thoughts-noted event notes expects',
  ],
  ...['thoughts-noted event notes guesses # seat', 'thoughts-noted event notes guesses # value'],
  ...['thoughts-noted event notes guesses # certainty', 'thoughts-noted event notes draft'],
]

describe.each(otherKits.map((kit) => [kit.id, kit] as const))(
  'a forger who changes a match of %s',
  { timeout: 60_000 },
  (_, kit) => {
    const ruleset = kit.setup.presets[1] ?? kit.setup.presets[0]
    const lines = exportedKitMatch({ kit, ruleset, seed: 'b', withSlips: true })
    const tamperings = sampled(tamperingsOf(lines), 60)
    const last = lines.length - 1

    it('can change no value of any kind of line unnoticed', () => {
      const unnoticed = tamperings.filter((change) => verifyExport(changed(lines, change)).ok)
      expect(unnoticed.map(({ where, value }) => ({ where, value }))).toEqual([])
    })

    it('can, with new hashes and another key, change only what a seat answered', () => {
      const passed = tamperings.filter(({ where, ...change }) => {
        const isFree = free.includes(where) || / (at|hash)$/.test(where)
        return !isFree && verifyExport(resealed(changed(lines, change), forgedKey)).ok
      })
      expect(passed.map(({ where }) => where).filter((where) => !answers.includes(where))).toEqual([])
    })

    it('cannot add anything to any object', () => {
      for (const addition of sampled(everyAddition(lines), 60))
        expect(told(forged(changed(lines, addition))), addition.path.join()).not.toBe('ok')
    })

    // A refused answer can be left out by somebody with another key, if another answer to the same question follows.
    it('cannot take out, repeat or exchange entries', () => {
      const smooth = exportedKitMatch({ kit, ruleset, seed: 'c' })
      const kinds = parsed(smooth).map(kindOf)
      const pairs = kinds.map((kind, at) => `${kind} ${kinds[at + 1]}`)
      for (const [at, line] of sampled([...smooth.entries()], 5)) {
        if (at === 0 || at > smooth.length - 3 || pairs.indexOf(pairs[at] ?? '') < at) continue
        const exchanged = smooth.toSpliced(at, 2, smooth[at + 1] ?? '', line)
        for (const texts of [smooth.toSpliced(at, 1), smooth.toSpliced(at, 0, line), exchanged]) {
          expect(told(texts), pairs[at]).not.toBe('ok')
          expect(told(forged(texts)), pairs[at]).not.toBe('ok')
        }
      }
    })

    it('cannot change anything at all if the key is known', () => {
      const verdict = verifyExport(forged(lines), { trustedKeys: [publicKeyOf(platformKey)] })
      expect(verdict).toMatchObject({ ok: false, what: 'key' })
    })

    it('is told the difference', () => {
      const withValue = (line: number, path: Change['path'], value: Json) =>
        told(forged(changed(lines, { line, path, value })))
      expect(withValue(0, ['game'], 'who-is-spy')).toBe('format in line 1')
      expect(withValue(0, ['game'], 'chess')).toBe('header in line 1')
      expect(withValue(0, ['format'], 'wis-match/1')).toBe('header in line 1')
      expect(withValue(0, ['ruleset', 'turnLimitMs'], 0)).toBe('header in line 1')
      expect(withValue(0, ['ruleset', 'turnLimitMs'], 599_999)).toBe('deal in line 2')
      expect(withValue(0, ['ruleset', 'more'], 1)).toBe('header in line 1')
      expect(withValue(0, ['seats', 0, 'alias'], 'GPT')).toBe('header in line 1')
      expect(withValue(last, ['reveal', 'seed'], 'other')).toBe('commitment in line 1')
      expect(withValue(last, ['reveal', 'seatingSeed'], 'other')).toBe('commitment in line 1')
      expect(withValue(last, ['reveal', 'salt'], 'other')).toBe('commitment in line 1')
      expect(withValue(last - 1, ['event'], otherEnd(eventIn(lines, last - 1)))).toBe(
        `ending in line ${last}`,
      )
      expect(told(forged(lines.toSpliced(last - 1, 1)))).toBe(`not-over in line ${last}`)
      expect(told(forged(lines.toSpliced(last, 0, lines[last - 1] ?? '')))).toBe(
        `after-ending in line ${last + 1}`,
      )
      expect(told(forged(seatedAnew(lines)))).toBe('commitment in line 1')
      expect(told(forged(recommitted(seatedAnew(lines))))).toBe('seating in line 1')
      expect(told(changed(lines, { line: 2, path: ['hash'], value: '0'.repeat(64) }))).toBe('chain in line 3')
    })
  },
)

describe('a forger who changes a move', () => {
  const kit = otherKits.find(({ id }) => id === 'tic-tac-toe')
  if (!kit) throw new Error('no tic-tac-toe')
  const lines = exportedKitMatch({ kit, seed: 'b', ruleset: kit.setup.presets[1] ?? kit.setup.presets[0] })
  const [first = 0, second = 0] = parsed(lines).flatMap((line, at) =>
    kindOf(line) === 'mark-set' ? [at] : [],
  )
  const withEvent = (line: number, event: JsonObject) =>
    verifyExport(forged(changed(lines, { line, path: ['event'], value: event })))
  const taken = eventIn(lines, first)['cell'] ?? 0

  it('to one that is not legal is told that it is refused', () => {
    expect(withEvent(second, { ...eventIn(lines, second), cell: taken })).toMatchObject({
      ok: false,
      what: 'move',
      line: second + 1,
      expected: expect.stringContaining('move-refused') as string,
    })
  })

  it('to a refusal of a legal answer is told that it was legal', () => {
    const refused = { type: 'move-refused', seat: 1, step: 1, said: '9,9', reason: 'unreadable' }
    const legal = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))
    const { row, column } = legal.find(({ row, column }) => row * 3 + column !== taken) ?? {
      row: 0,
      column: 0,
    }
    const unjust = { ...refused, said: `${row + 1},${column + 1}`, reason: 'occupied' }
    expect(withEvent(second, unjust)).toMatchObject({
      ok: false,
      what: 'refusal',
      line: second + 1,
      expected: expect.stringContaining('mark-set') as string,
    })
  })

  it('to one that chance made is told that it was the seat’s own', () => {
    expect(withEvent(second, { ...eventIn(lines, second), drawn: true })).toMatchObject({
      what: 'move',
      expected: 'drawn false',
      found: 'drawn true',
    })
  })

  it('to one of another seat is told whose turn it was', () => {
    expect(withEvent(second, { ...eventIn(lines, second), seat: 0 })).toMatchObject({
      what: 'turn',
      expected: 'a move of seat 1',
    })
  })
})

/** For each place, each sort of change to it once. */
function tamperingsOf(lines: readonly string[]): readonly Tampering[] {
  const kinds = parsed(lines).map(kindOf)
  const all = everyChange(lines).map((change): Tampering => {
    const path = change.path.map((name) => (typeof name === 'number' ? '#' : name))
    return { ...change, where: [kinds[change.line], ...path].join(' ') }
  })
  const sort = ({ where, value }: Tampering) => `${where} ${value === null ? 'null' : typeof value}`
  return [...new Map(all.map((tampering) => [sort(tampering), tampering])).values()]
}

/** The last entry of a match with every number of its result one higher. */
const otherEnd = (event: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(event).map(([name, value]) => [name, oneMore(value)]))

const oneMore = (value: Json): Json =>
  typeof value === 'number' ? value + 1 : Array.isArray(value) ? value.map(oneMore) : value

/** The agents of the header, each one seat further. */
function seatedAnew(lines: readonly string[]): readonly string[] {
  const [header = {}] = parsed(lines)
  const seats = listIn(header['seats'])
  const agents = seats.map((_, at) => objectIn(seats.at(at - 1))['agent'] ?? '')
  const moved = seats.map((seat, at) => ({ ...objectIn(seat), agent: agents[at] ?? '' }))
  return lines.with(0, JSON.stringify({ ...header, seats: moved }))
}

/** Binds the platform anew, to the deal with the seats in the file. */
function recommitted(lines: readonly string[]): readonly string[] {
  const read = readExport(
    lines.map((text, at) => lineOf(text, at + 1)),
    allGames,
  )
  const deal = read.ok && read.value.proof.deal()
  if (!deal || !deal.ok) throw new Error('nothing to commit to')
  const commitment = deal.value.committed
  return lines.with(0, JSON.stringify({ ...parsed(lines)[0], commitment }))
}

function kindOf(line: JsonObject): string {
  if ('format' in line) return 'header'
  return String('event' in line ? objectIn(line['event'])['type'] : 'end')
}

const eventIn = (lines: readonly string[], line: number) => objectIn(parsed(lines)[line]?.['event'])

function objectIn(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

function listIn(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}
