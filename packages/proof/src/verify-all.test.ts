import { describe, expect, it } from 'vitest'
import { exportedMatch } from './testing/exported-match.ts'
import { verifyAll } from './verify-all.ts'
import type { MatchVerdict } from './verify-match.ts'

const [one, two, three] = ['one', 'two', 'three'].map((seed) => exportedMatch({ seed })) as [
  Lines,
  Lines,
  Lines,
]
type Lines = readonly string[]

async function verdicts(lines: Iterable<string> | AsyncIterable<string>): Promise<string[]> {
  const found: string[] = []
  for await (const verdict of verifyAll(lines)) found.push(told(verdict))
  return found
}

function told(verdict: MatchVerdict): string {
  return verdict.ok ? verdict.matchId : `${verdict.what} in line ${verdict.line}`
}

describe('a file of matches', () => {
  it('is checked match by match', async () => {
    expect(await verdicts([...one, ...two, ...three])).toEqual(['match one', 'match two', 'match three'])
  })

  it('may have empty lines between its matches', async () => {
    expect(await verdicts(['', ...one, '', ' ', ...two, ''])).toEqual(['match one', 'match two'])
  })

  it('with nothing in it has no match', async () => {
    expect(await verdicts(['', ''])).toEqual([])
  })

  it('is read on after a match that is wrong', async () => {
    const wrong = two.with(4, '{}')
    const line = one.length + 5
    expect(await verdicts([...one, ...wrong, ...three])).toEqual([
      'match one',
      `entry in line ${line}`,
      'match three',
    ])
  })

  it('may lose the end of a match and still have the next', async () => {
    const line = one.length
    expect(await verdicts([...one.slice(0, -1), ...two])).toEqual([`end in line ${line}`, 'match two'])
  })

  it('may lose the beginning of a match and still have the next', async () => {
    expect(await verdicts([...one.slice(3), ...two])).toEqual(['header in line 1', 'match two'])
  })

  it('of nonsense is reported as one fault, at any length', async () => {
    expect(await verdicts(Array.from({ length: 5_000 }, () => 'nonsense'))).toEqual(['not-json in line 1'])
  })

  it('is not held in memory: matches are told as soon as they end', async () => {
    let read = 0
    async function* reading() {
      for (const line of [...one, ...two]) {
        read += 1
        yield line
      }
    }
    const first = await verifyAll(reading()).next()
    expect([first.value && told(first.value), read]).toEqual(['match one', one.length])
  })

  it('may have a match too long to be one, which is not held in memory either', async () => {
    const entry = one[10] ?? ''
    function* endless() {
      yield one[0] ?? ''
      for (let length = 0; length < 5_000_000; length += entry.length) yield entry
      yield* two
    }
    expect(await verdicts(endless())).toEqual(['too-long in line 1', 'match two'])
  })

  it('may have empty lines without end in a match, which are not held in memory', async () => {
    function* endless() {
      yield one[0] ?? ''
      for (let line = 0; line < 100_000; line++) yield ''
      yield* two
    }
    expect(await verdicts(endless())).toEqual(['too-long in line 1', 'match two'])
  })

  it('may have a line too long to be one', async () => {
    expect(await verdicts(['x'.repeat(5_000_000), ...one])).toEqual(['too-long in line 1', 'match one'])
  })
})
