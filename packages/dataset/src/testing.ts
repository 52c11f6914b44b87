import { randomMatch } from '@wis/testkit'
import { expect } from 'vitest'
import { dataOfGame } from './data-of-game.ts'
import type { DatasetMatch } from './match.ts'

const known = {
  season: 'spring',
  mode: 'ranked',
  commitment: 'c',
  voidedBy: null,
  seats: Array.from({ length: 6 }, (_, seat) => ({
    agent: `agent-${seat}`,
    slug: `slug-${seat}`,
    name: `=Name "${seat}"`,
    kind: 'webhook',
    version: seat + 1,
    owner: seat === 0 ? null : 'Ada',
    sitsIn: seat === 0,
  })),
} as const

/** A random match that is over. If it does not end by itself, it is voided. */
export function playedMatch(seed: string): DatasetMatch {
  const { log } = randomMatch({ seed })
  const last = log.at(-1)
  const isOver = last?.event.type === 'match-ended' || last?.event.type === 'match-voided'
  const voided = {
    seq: log.length,
    at: last?.at ?? '',
    event: { type: 'match-voided', reason: 'test' },
  } as const
  return { ...known, matchId: `match-${seed}`, log: isOver ? log : [...log, voided] }
}

const data = dataOfGame('who-is-spy')
if (!data) throw new Error('the game is gone')

/** The data set of random matches. */
export const { names: tableNames, card: cardOfMatches } = data
type Name = (typeof tableNames)[number]

export const tableCalled = (name: Name) => data.tables[name] ?? expect.fail(name)
export const rowsIn = (played: DatasetMatch, name: Name) => data.rowsOf(played)[name] ?? expect.fail(name)
