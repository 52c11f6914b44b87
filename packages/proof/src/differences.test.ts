import { describe, expect, it } from 'vitest'
import { differenceKinds } from './difference.ts'
import { readExport } from './read-export.ts'
import { lineOf } from './read-lines.ts'
import { exportedMatch, forgedKey } from './testing/exported-match.ts'
import { changed, parsed, renumbered, resealed } from './testing/tamper.ts'
import type { Json, JsonObject, Path } from './testing/tamper.ts'
import { allGames, verifyExport } from './verify-all.ts'

/** A round with a foul, then a vote that finds the spy. */
const lines = exportedMatch({ seed: 'fouls 2' })
const types = parsed(lines).map(typeOf)
const at = (type: string) => types.indexOf(type)
const last = lines.length - 1

const edited = (line: number, edit: (value: JsonObject) => unknown) =>
  lines.with(line, JSON.stringify(edit(parsed(lines)[line] ?? {})))
const withValue = (line: number, path: Path, value: string | number | boolean | number[]) =>
  changed(lines, { line, path, value })
const forged = (texts: readonly string[]) => resealed(renumbered(texts), forgedKey)
const named = (texts: readonly string[]) => {
  const verdict = verifyExport(texts)
  return verdict.ok ? 'ok' : `${verdict.what} in line ${verdict.line}`
}

describe('a file is said to differ', () => {
  it.each([
    ['a line that is no JSON', lines.with(3, '{"seq":2,'), 'not-json in line 4'],
    ['another format', withValue(0, ['format'], 'wis-match/2'), 'format in line 1'],
    ['a header without a language', edited(0, ({ language: _, ...rest }) => rest), 'header in line 1'],
    ['no header', lines.slice(1), 'header in line 1'],
    ['nothing at all', [], 'header in line 1'],
    ['an entry without a time', edited(4, ({ at: _, ...rest }) => rest), 'entry in line 5'],
    ['an event nobody knows', withValue(4, ['event', 'type'], 'seat-bribed'), 'entry in line 5'],
    [
      'an end without a signature',
      edited(last, ({ signature: _, ...rest }) => rest),
      `end in line ${last + 1}`,
    ],
    ['no end', lines.slice(0, -1), `end in line ${last + 1}`],
    ['something after the end', [...lines, '{}'], `after-end in line ${last + 2}`],
    ['a wrong number', withValue(5, ['seq'], 9), 'seq in line 6'],
    ['a time that is none', withValue(5, ['at'], 'noon'), 'time in line 6'],
    ['a time that goes back', withValue(5, ['at'], '1969-01-01T00:00:00.000Z'), 'time in line 6'],
    ['another beginning', withValue(0, ['startedAt'], '1969-01-01T00:00:00.000Z'), 'time in line 1'],
    ['a changed header', withValue(0, ['matchId'], 'other'), 'chain in line 2'],
    ['a changed entry', withValue(5, ['event', 'word'], 'other'), 'chain in line 6'],
    ['a changed hash', withValue(5, ['hash'], '0'.repeat(64)), 'chain in line 6'],
    ['a wrong count', withValue(last, ['entries'], 3), `entry-count in line ${last + 1}`],
    ['a wrong head', withValue(last, ['head'], '0'.repeat(64)), `head in line ${last + 1}`],
    ['a wrong signature', withValue(last, ['signature'], '0'.repeat(128)), `signature in line ${last + 1}`],
    ['another salt', withValue(last, ['reveal', 'salt'], 'other'), 'commitment in line 1'],
    ['another seed', withValue(last, ['reveal', 'seed'], 'other'), 'commitment in line 1'],
  ])('by %s', (_, texts, difference) => {
    expect(named(texts)).toBe(difference)
  })
})

describe('a match is reported as different, with any signature,', () => {
  it.each([
    ['other words', [at('spy-chosen'), ['event', 'words', 'spy'], 'other'], 'commitment in line 1'],
    ['another alias', [0, ['seats', 2, 'alias'], 'GPT'], 'header in line 1'],
    ['a seat too few', [0, ['ruleset', 'players'], 5], 'header in line 1'],
    ['a ruleset nobody can play', [0, ['ruleset', 'minSurvivors'], 7], 'header in line 1'],
    ['a ruleset that was not played', [0, ['ruleset', 'voteBonus'], 2], 'deal in line 2'],
    ['another starter', [at('match-opened'), ['event', 'starter'], 5], 'deal'],
    ['another spy', [at('spy-chosen'), ['event', 'seat'], 9], 'deal'],
    ['a word for the wrong seat', [at('word-dealt'), ['event', 'word'], 'other'], 'deal'],
    ['another order', [at('round-opened'), ['event', 'order'], [0, 1, 2]], 'order'],
    ['a speech out of turn', [at('speech-given'), ['event', 'seat'], 5], 'turn'],
    ['a foul that was none', [at('fouls-called'), ['event', 'fouls', 0, 'kind'], 'repeat'], 'fouls'],
    ['the wrong seat out', [at('seat-eliminated'), ['event', 'seat'], 5], 'elimination'],
    ['another cause', [at('seat-eliminated'), ['event', 'cause'], 'vote'], 'elimination'],
    ['other candidates', [at('vote-opened'), ['event', 'candidates'], [0, 1]], 'candidates'],
    ['a ballot that was not cast', [at('vote-cast'), ['event', 'target'], 5], 'vote'],
    [
      'a ballot that was not counted',
      [at('votes-revealed'), ['event', 'ballots', 0, 'target'], 5],
      'ballots',
    ],
    ['another winner', [at('match-ended'), ['event', 'winner'], 'spy'], 'ending'],
    ['another reason', [at('match-ended'), ['event', 'reason'], 'rounds-done'], 'ending'],
    ['other points', [at('match-ended'), ['event', 'points', 0], 180], 'ending'],
  ] as const)('by %s', (_, [line, path, value], difference) => {
    const found = named(forged(withValue(line, path, typeof value === 'object' ? [...value] : value)))
    expect([found, found.split(' in ')[0]]).toContain(difference)
  })

  it('by something after its ending', () => {
    const again = lines[at('match-ended')] ?? ''
    expect(named(forged(lines.toSpliced(last, 0, again)))).toBe(`after-ending in line ${last + 1}`)
  })

  it('by an ending that never comes', () => {
    expect(named(forged(lines.toSpliced(at('match-ended'), 1)))).toBe(`not-over in line ${last}`)
  })

  it('by a void that the rules would have to decide on', () => {
    const event = { type: 'match-voided', reason: 'nobody-alive' }
    const voided = lines.toSpliced(12, last - 12, JSON.stringify({ ...parsed(lines)[12], event }))
    expect(named(forged(voided))).toBe('turn in line 13')
  })
})

describe('a deal is reported as different, even with a valid commitment,', () => {
  it('by seats that the seed does not give', () => {
    expect(named(forged(recommitted(edited(0, seatedAnew))))).toBe('seating in line 1')
  })

  it('by a spy that the seed does not choose', () => {
    const other = recommitted(withValue(at('spy-chosen'), ['event', 'seat'], 4))
    expect(named(forged(other))).toBe('deal in line 3')
  })
})

describe('a difference', () => {
  it('shows the difference between the two', () => {
    const line = at('match-ended')
    const verdict = verifyExport(forged(withValue(line, ['event', 'reason'], 'rounds-done')))
    expect(verdict).toMatchObject({ expected: 'reason "spy-out"', found: 'reason "rounds-done"' })
  })

  it('has a kind that is listed once', () => {
    expect(new Set(differenceKinds).size).toBe(differenceKinds.length)
  })
})

/** The agents of a header, each one seat further. */
function seatedAnew(header: JsonObject): JsonObject {
  const seats = listOf(header['seats'])
  const agents = seats.map((_, index) => objectOf(seats.at(index - 1))['agent'] ?? '')
  return { ...header, seats: seats.map((seat, index) => ({ ...objectOf(seat), agent: agents[index] ?? '' })) }
}

/** Binds the platform anew, to the deal that the seed makes for the agents in the file. */
function recommitted(texts: readonly string[]): string[] {
  const read = readExport(
    texts.map((text, index) => lineOf(text, index + 1)),
    allGames,
  )
  const deal = read.ok && read.value.proof.deal()
  if (!deal || !deal.ok) throw new Error('nothing to commit to')
  const commitment = deal.value.committed
  return [JSON.stringify({ ...parsed(texts)[0], commitment }), ...texts.slice(1)]
}

function typeOf(line: JsonObject): string {
  return String(objectOf(line['event'])['type'])
}

function objectOf(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}
