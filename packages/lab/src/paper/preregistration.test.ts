import { expect, it } from 'vitest'
import { specOf } from '../testing/played-report.ts'
import { preregisteredIn, toPreregistration } from './report-files.ts'

const spec = specOf({
  name: 'A *bold* plan\n```json',
  game: 'tic-tac-toe',
  subjects: ['perfect'],
  opponents: ['random'],
  design: { materials: 2, repeats: 1 },
})
const sha256 = '0123456789abcdef'.repeat(4)
const plan = JSON.stringify({ players: {}, spec: { name: '```\nSHA-256: 1' } })
const given = {
  study: { kind: 'matches', spec } as const,
  plan,
  sha256,
  at: '2026-03-01T00:00:00.000Z',
  facts: { software: '1', players: { perfect: { kind: 'house' } }, url: 'https://x.example/lab/1' },
}

it.each(['en', 'zh'] as const)('a preregistration in %s holds its plan and the hash of that', (language) => {
  const text = toPreregistration(given, language)
  expect(preregisteredIn(text)).toEqual({ plan, sha256 })
  expect(preregisteredIn(text.replaceAll('\n', '\r\n'))).toEqual({ plan, sha256 })
  expect(text).toContain('2026-03-01T00:00:00.000Z')
  expect(text).toContain('<https://x.example/lab/1>')
})

it('it says what is going to be played, in words', () => {
  const text = toPreregistration(given, 'en')
  expect(text).toContain('The number of matches (2) was fixed before the first one.')
  expect(text).not.toContain('were played')
})

it('another file holds none', () => {
  expect(preregisteredIn('# A report\n\n```json\n{}\n```\n')).toBeUndefined()
  expect(preregisteredIn(`SHA-256: ${sha256}\n`)).toBeUndefined()
})
