import type { LeaderboardRow } from '@wis/protocol'
import { expect, it } from 'vitest'
import { boardCsv, peopleCsv } from './handlers/boards.ts'

const rate = { value: 0.5, count: 1, of: 2 }
const row: LeaderboardRow = {
  rank: 1,
  agent: { id: 'i', slug: 's', name: '=HYPERLINK("x"),\n', nameZh: null, kind: 'webhook', owner: '-Ada' },
  owner: '-Ada',
  total: 1515,
  matches: 2,
  averageScore: 30.5,
  spyAverageScore: null,
  civilianAverageScore: 30.5,
  winRate: rate,
  spyWinRate: rate,
  civilianWinRate: rate,
  voteAccuracy: rate,
  foulRate: rate,
  suspicion: rate,
  survival: { value: 2, count: 4, of: 2 },
  rating: 1532.5,
  ratingLow: 1518,
  ratingHigh: 1545,
  faultRate: rate,
  rankRange: { best: 2, worst: 5 },
  tier: 2,
  provisional: false,
  matchesMissing: 0,
  p95LatencyMs: 1200,
  deception: null,
  detection: null,
}

it('a name that a spreadsheet would take for a formula or a new cell stays a name', () => {
  const [head, ...lines] = boardCsv([row]).split('\r\n')
  expect(head).toMatch(/^rank,agent,slug,/)
  expect(lines.join('\r\n')).toMatch(/^1,"'=HYPERLINK\(""x""\),\n",s,webhook,'-Ada,1515,2,30\.5,,30\.5,/)
})

it.each(['＝1+1', '＋1', '－1', '＠sum'])(
  'a name with a full-width sign before it stays a name: %s',
  (name) => {
    expect(boardCsv([{ ...row, agent: { ...row.agent, name } }])).toContain(`\n1,'${name},s,`)
  },
)

it('the last columns say what an agent is made of, and are empty if that is not known', () => {
  const strategy = { id: 'detective', custom: true }
  const declared = <Value>(value: Value) => ({ value, from: 'declared' as const })
  const makeUp = {
    model: { value: 'Qwen/Qwen2.5-7B-Instruct', from: 'hub' as const },
    library: null,
    harness: declared('=loop'),
    billions: declared(7.6),
    openWeights: declared(false),
  }
  const making = { version: 3, space: null, model: 'Qwen/Qwen2.5-7B-Instruct', strategy, makeUp }
  const made = { ...row, agent: { ...row.agent, name: 'Fox', making } }
  const [head = '', ...lines] = boardCsv([made, { ...made, agent: { ...made.agent, making: undefined } }])
    .trimEnd()
    .split('\r\n')
  expect(head.split(',').slice(-14, -8)).toEqual([
    ...['version', 'model', 'space', 'strategy', 'own_prompts', 'tier'],
  ])
  expect(lines.map((line) => line.split(',').slice(-14).join())).toEqual([
    "3,Qwen/Qwen2.5-7B-Instruct,,detective,true,2,Qwen/Qwen2.5-7B-Instruct,hub,'=loop,declared,7.6,declared,false,declared",
    ',,,,,2,,,,,,,,',
  ])
})

it('the row of people is a table of its own, one number a line', () => {
  const row = {
    games: 42,
    people: 11,
    points: { value: -1.25, interval: { low: -2, high: -0.5 } },
    wins: { value: 0.4, interval: { low: 0.3, high: 0.5 } },
    roles: [{ role: 'spy', value: 0.5, interval: { low: 0.2, high: 0.8 } }],
    metrics: [{ id: 'vote-accuracy', value: 0.25, interval: null }],
  }
  expect(peopleCsv(row).trimEnd().split('\r\n')).toEqual([
    'number,value,low,high,matches,people',
    'points,-1.25,-2,-0.5,42,11',
    'win_rate,0.4,0.3,0.5,42,11',
    'win_rate_spy,0.5,0.2,0.8,42,11',
    'vote_accuracy,0.25,,,42,11',
  ])
  const few = { games: 2, people: 1, points: null, wins: null, roles: [], metrics: [] }
  for (const early of [few, undefined])
    expect(peopleCsv(early)).toBe('number,value,low,high,matches,people\r\n')
})
