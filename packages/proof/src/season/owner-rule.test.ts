import { describe, expect, it } from 'vitest'
import { exportedSeason, seasonAbout, seasonMatches } from '../testing/exported-season.ts'
import type { Entrant } from './season-lines.ts'
import { verifySeason } from './verify-season.ts'

const [match] = seasonMatches
const [one = '', other = ''] = match?.seats.map(({ agent }) => agent) ?? []

const entrant = (agent: string, owner: string | null, ownedWith?: string): Entrant => ({
  agent,
  slug: agent,
  name: agent,
  kind: 'webhook',
  owner,
  state: 'entered',
  version: null,
  ...(ownedWith !== undefined && { ownedWith }),
})

interface Told {
  readonly entrants: readonly Entrant[]
  readonly owners?: 'apart' | 'together'
}

async function told({ entrants, owners = 'apart' }: Told): Promise<string> {
  const season = { ...seasonAbout, terms: { entry: 'open', owners } }
  const verdict = await verifySeason(await exportedSeason({ season, entrants }))
  return verdict.ok ? 'ok' : `${verdict.what}: ${verdict.expected}, found ${verdict.found}`
}

/** The others that have an owner at some ranked table, each with one of its own. */
const others = [...new Set(seasonMatches.flatMap(({ seats }) => seats.filter(({ owner }) => owner !== null)))]
  .map(({ agent }) => agent)
  .filter((agent, at, all) => agent !== one && agent !== other && all.indexOf(agent) === at)
  .map((agent) => entrant(agent, `Owner of ${agent}`))

const together = [entrant(one, 'Ada'), entrant(other, 'Ada', one)]

describe('a season that keeps owners apart', () => {
  it('fails if two agents of one owner share the table of a ranked match', async () => {
    expect(await told({ entrants: together })).toBe(
      `match: agents of different owners, found ${one} and ${other} of one owner`,
    )
  })

  it('passes if they belong to different owners, even to owners of one name', async () => {
    expect(await told({ entrants: [entrant(one, 'Ada'), entrant(other, 'Ada'), ...others] })).toBe('ok')
  })

  it('fails if it is not said to whom an agent with an owner belongs', async () => {
    const [missing, ...rest] = others
    expect(await told({ entrants: [entrant(one, 'Ada'), entrant(other, 'Bob'), ...rest] })).toBe(
      `match: entrants and built-in agents, found ${missing?.agent}, which has an owner and has not entered`,
    )
  })

  it('names an owner by an entrant before, which has the same one', async () => {
    const expected = 'entrant: an earlier entrant of Ada'
    expect(await told({ entrants: [entrant('x', 'Bob'), entrant('y', 'Ada', 'x')] })).toContain(expected)
    expect(await told({ entrants: [entrant('y', 'Ada', 'x')] })).toContain(expected)
    const chain = [entrant('x', 'Ada'), entrant('y', 'Ada', 'x'), entrant('z', 'Ada', 'y')]
    expect(await told({ entrants: chain })).toContain(expected)
  })
})

it('a season from before the rule passes as it was played', async () => {
  expect(await told({ entrants: together, owners: 'together' })).toBe('ok')
})
