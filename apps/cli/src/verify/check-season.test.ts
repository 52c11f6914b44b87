import { ids, replay } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { rulesets } from '@wis/games/who-is-spy'
import { exportSeason, signingKeyFrom } from '@wis/proof'
import type { SeasonDecision, SeasonMatch } from '@wis/proof'
import { decidedBoard, talliesOfPlaces } from '@wis/ratings'
import type { BoardDecision } from '@wis/ratings'
import { mixedTables } from '@wis/simulation'
import { describe, expect, it } from 'vitest'
import { finishedTable } from '../simulate/finished-game.ts'
import { seated } from '../simulate/simulate.ts'
import { checkFile } from './check-file.ts'

const key = signingKeyFrom(new Uint8Array(32).fill(7))
const ruleset = rulesets['wis-2024']
const startedAt = new Date(0)

const kit = kitCalled('who-is-spy') ?? expect.fail('the game is gone')
const series = { kit, games: 3, seed: 's', ruleset, language: 'en', startedAt, seated } as const

const matches: SeasonMatch[] = [...mixedTables(series)].map((played) => ({
  ...finishedTable(kit, played),
  mode: 'ranked',
  reason: null,
}))

function standings(decisions: readonly BoardDecision[] = []) {
  const played = matches.map(({ matchId, log, seats }) => ({
    matchId: ids.match(matchId),
    results: talliesOfPlaces(kit.results.of(replay(kit.rules, log)), {
      perPoint: kit.results.perPoint,
      byRole: kit.board.byRole,
    }).map((tally, seat) => ({ agentId: ids.agent(seats[seat]?.agent ?? ''), tally })),
  }))
  const lines = decidedBoard(ruleset, { language: 'en', matches: played }, decisions)
  return lines.map(({ agentId, ...line }) => ({ language: 'en' as const, agent: agentId, ...line }))
}

async function* each<Item>(items: readonly Item[]) {
  yield* items
}

interface Told {
  readonly decisions?: readonly SeasonDecision[]
  readonly board?: ReturnType<typeof standings>
}

async function season({ decisions = [], board = standings() }: Told = {}): Promise<string> {
  const about = {
    slug: 'spring',
    name: 'Spring',
    description: '',
    game: 'who-is-spy' as const,
    ruleset,
    languages: ['en' as const],
    format: 'ladder',
    state: 'open',
    terms: {},
    entryEndsAt: null,
    startsAt: '',
    endsAt: null,
  }
  const lines = exportSeason(
    {
      season: about,
      asOf: '2026-01-01',
      isFinal: false,
      entrants: [],
      decisions,
      matches: each(matches),
      standings: board,
    },
    { version: '1', key },
  )
  let text = ''
  for await (const line of lines) text += `${line}\n`
  return text
}

const good = await season()
const check = (text: string) => checkFile('s.jsonl', each([new TextEncoder().encode(text)]), {})

describe('a season in a file', () => {
  it('is reported with its matches, its board and its signer', async () => {
    expect(await check(good)).toEqual({
      ok: true,
      told: [
        '✔ s.jsonl: season spring (not final: as of 2026-01-01), exactly as the rules and its decisions have it',
        '  matches    3, of which 3 ranked and 0 void',
        '  decisions  0, all applied',
        `  board      ${standings().length} lines, every number reproduced`,
        `  signed by ${key.publicKey}`,
      ],
    })
  })

  it('counts a match among the void ones after a decision voids it', async () => {
    const matchId = matches[0]?.matchId ?? ''
    const made = {
      number: 1,
      kind: 'void',
      by: 'Olga',
      at: '2026-01-01T00:00:00.000Z',
      reason: 'Said.',
    } as const
    const board = standings([{ number: 1, kind: 'void', matchId: ids.match(matchId) }])
    const { told } = await check(await season({ decisions: [{ ...made, matchId }], board }))
    expect(told.slice(1, 3)).toEqual([
      '  matches    3, of which 3 ranked and 1 void (1 by decision)',
      '  decisions  1, all applied',
    ])
  })

  it('with another total is reported with the line and both numbers', async () => {
    const { ok, told } = await check(good.replace(/"total":(\d+)/, '"total":9$1'))
    expect(ok).toBe(false)
    expect(told[0]).toMatch(
      /^✘ s\.jsonl:\d+: standing\n {2}expected of .+ in en: total \d+\n {2}found {4}total 9\d+$/,
    )
    expect(told[1]).toBe('✘ s.jsonl: the season fails the check')
  })

  it('that is truncated is no season', async () => {
    const { ok, told } = await check(good.slice(0, good.lastIndexOf('{"seal"')))
    expect([ok, told[0]?.includes('seal')]).toEqual([false, true])
  })
})
