import type { Rng } from '@wis/engine'
import { once } from './request.ts'

const nasty = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'a\udc00',
    '\ufffe',
    '\u202e',
    '🙂',
    '卧底',
    '\n',
    '\r\n',
    'null',
    '-1',
    '1e308',
    'NaN',
  ],
  ...[
    "'; drop table users; --",
    '%',
    '%00',
    '%E0%A4%A',
    '../../etc/passwd',
    '..%2f..',
    '__proto__',
    'constructor',
    '$1',
    '$K1',
    '$@0',
  ],
  ...[
    'true',
    '[]',
    '{}',
    '0',
    '9007199254740993',
    '2026-02-30T00:00:00Z',
    'http://[',
    'http://127.0.0.1/',
    'javascript:alert(1)',
  ],
  ...[
    'en',
    'zh',
    'practice',
    'ranked',
    'webhook',
    'openai',
    'responses',
    'outbound',
    'a2a',
    'ladder',
    'knockout',
    'https://a.example/',
    'a@b.example',
  ],
]

/** Mostly a text that often breaks programs, sometimes an existing id, sometimes noise. */
export function text(rng: Rng, ids: readonly string[] = []): string {
  if (ids.length > 0 && once(rng, 4)) return rng.pick(ids)
  if (once(rng, 40)) return rng.pick(['x', '卧', '\ud83d']).repeat(1 + rng.int(5000))
  if (!once(rng, 4)) return rng.pick(nasty)
  return Array.from({ length: rng.int(20) }, () =>
    String.fromCharCode(once(rng, 3) ? rng.int(0x10000) : rng.int(128)),
  ).join('')
}

export function anything(rng: Rng, ids: readonly string[], depth = 0): unknown {
  switch (rng.int(depth > 3 ? 6 : 8)) {
    case 0:
      return rng.pick([null, true, false])
    case 1:
      return rng.pick([0, -1, 1.5, 2 ** 53, -(2 ** 31), 1e308, rng.int(100)])
    case 6:
      return Array.from({ length: rng.int(4) }, () => anything(rng, ids, depth + 1))
    case 7:
      return Object.fromEntries(
        Array.from({ length: rng.int(4) }, () => [text(rng), anything(rng, ids, depth + 1)]),
      )
    default:
      return text(rng, ids)
  }
}

/** The same bytes with a few of them changed, doubled or removed. */
export function spoiled(rng: Rng, bytes: Buffer): Buffer {
  let result = bytes
  for (let changes = 1 + rng.int(3); changes > 0; changes--) {
    const at = rng.int(result.length + 1)
    const [before, after] = [result.subarray(0, at), result.subarray(at)]
    const how = rng.int(4)
    if (how === 0) result = Buffer.concat([before, Buffer.from([rng.int(256)]), after.subarray(1)])
    else if (how === 1) result = Buffer.concat([before, after.subarray(1 + rng.int(8))])
    else if (how === 2) result = Buffer.concat([before, Buffer.from(text(rng)), after])
    else result = before
  }
  return result
}
