import { describe, expect, it } from 'vitest'
import { judgeSpeeches } from './judge-speeches.ts'

const spoken = (text: string | null, seat = 0) => ({ seat, text, word: 'tea' })

describe('judging', { timeout: 60_000 }, () => {
  it('compares with everything said before, in this round and in earlier ones', () => {
    expect(judgeSpeeches([spoken('warm'), spoken('sweet', 1), spoken('Sweet!', 2)], ['WARM'])).toEqual([
      { seat: 0, kind: 'repeat' },
      { seat: 2, kind: 'repeat' },
    ])
  })

  it('does not count a missed speech as a speech: it repeats nothing and cannot be repeated', () => {
    expect(judgeSpeeches([spoken(null), spoken('warm', 1)], [])).toEqual([{ seat: 0, kind: 'silence' }])
  })

  it.each([
    ['marks', `a${'\u0315\u0300'.repeat(16_000)}`],
    ['marks apart by invisible characters', `a${'\u0315\u200d\u0300'.repeat(10_000)}`],
    ['letters apart', 't '.repeat(32_000)],
    ['possessives', "te's".repeat(16_000)],
    ['the start of the word', '苹'.repeat(21_000)],
    ['ligatures that grow', '\ufdfa'.repeat(21_000)],
    ['sigmas', 'Σ'.repeat(32_000)],
    ['apostrophes', `a${"'".repeat(64_000)}Σé`],
    ['tag characters', `a${'\u{1f3f4}\u{e0067}'.repeat(8_000)}`],
  ])('reads 64 KiB of %s', (_, text) => {
    expect(
      judgeSpeeches(
        [
          { seat: 0, text, word: 'tea' },
          { seat: 1, text, word: '苹果' },
        ],
        [],
      ),
    ).toContainEqual({
      seat: 1,
      kind: 'repeat',
    })
  })
})
