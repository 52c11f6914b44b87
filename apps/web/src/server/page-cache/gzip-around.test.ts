import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { gzipAround } from './make-page.ts'

const words = (from: number) =>
  Array.from({ length: 4000 }, (_, at) => `word ${(from + at) % 2900} 话`).join(' ')

it.each([
  ['nothing but one part', ['<html></html>']],
  ['parts that repeat each other', ['<script nonce="', '">one</script><script nonce="', '">one</script>']],
  ['parts of which some are empty', ['', '', 'a', '', 'b', '']],
  ['parts longer than what can be pointed back to', [words(0), words(1000), words(0), words(77)]],
])('%s come out as they went in, with the same filling between them', async (_, parts) => {
  const filledWith = await gzipAround(parts, 4)
  for (const filling of ['aaaa', 'b=b=', 'word']) {
    expect(gunzipSync(filledWith(filling)).toString()).toBe(parts.join(filling))
  }
})

it('a repetition after a gap is not sent again', async () => {
  const filledWith = await gzipAround([words(0).slice(0, 9000), words(0).slice(0, 9000)], 4)
  const alone = await gzipAround([words(0).slice(0, 9000)], 4)
  expect(filledWith('aaaa').length).toBeLessThan(alone('aaaa').length * 1.1)
})

it('a filling of another length than the gap is refused', async () => {
  const filledWith = await gzipAround(['a', 'b'], 4)
  expect(() => filledWith('five!')).toThrow('5 bytes')
})
