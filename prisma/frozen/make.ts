import fs from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { systemClock } from '@wis/agents'
import { createVault, dumpDatabase, fileReport, hideSpeech } from '@wis/db'
import type { Actor, Database } from '@wis/db'
import { listHouseAgents, requestFlightCheck } from '@wis/db/agents'
import { rebuildRatings } from '@wis/db/boards'
import { openTicket, thinMatches } from '@wis/db/matches'
import { askForSeason, decide, publishSeason } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import type { MatchId, SeasonId } from '@wis/engine'
import type { NewDecision } from '@wis/protocol'
import { runFlightCheck } from '../../apps/runner/src/flight-check/run-flight-check.ts'
import { giveUp } from '../../apps/runner/src/match/give-up.ts'
import { createLog } from '../../apps/runner/src/operations/log.ts'
import { withDatabase } from '../../scripts/bench/rig/database.ts'
import { seedBase } from '../seed/base.ts'
import { account, organizer, registerAll } from './agents.ts'
import type { Owned } from './agents.ts'
import { factsOf } from './facts.ts'
import { begin, matchesOf, move, playLadder, playSchedule, setUp } from './seasons.ts'
import type { Held } from './seasons.ts'
import { startStandIns } from './stand-ins.ts'
import { openHouse } from './table.ts'
import type { House } from './table.ts'

// Made the frozen database, once. This is kept for the record, to show how the database came about. It is never run
// again: another database would not be the one that the code of that day left behind.
const files = {
  database: new URL('../../packages/testkit/fixtures/frozen-database.jsonl.br', import.meta.url),
  facts: new URL('facts.json', import.meta.url),
}
const reason = 'It was said aloud.'
const never = new AbortController().signal

async function make(db: Database): Promise<void> {
  const standIns = await startStandIns()
  const vault = createVault(Buffer.alloc(32, 7).toString('base64'))
  const house = openHouse({ db, vault, standIns })
  const openTable = await seedBase(db)
  const olga = await organizer(db)
  await playHouseMatches(house, openTable, olga)
  const owned = await registerAll(db, vault, standIns.url)
  await playOwned(house, openTable, owned)
  await closedLadder(house, olga)
  await laddersOfAllRulesets(house, olga)
  await schedules(house, olga)
  await moderate(db, olga, owned)
  await checkFlight(house, owned)
  await rebuildRatings(db)
  await thinMatches(db, { endedBefore: houseMatchesEnded, after: '', most: 500 })
  await leaveUnfinished(house, openTable, olga)
  await rebuildRatings(db)
  standIns.stop()
}

let houseMatchesEnded = new Date()

/** The oldest matches: house agents play, in practice too, and one match is given up. */
async function playHouseMatches(house: House, seasonId: SeasonId, actor: Actor): Promise<void> {
  const entrants = (await listHouseAgents(house.db)).slice(0, 6).map(({ id }) => id)
  const held: Held = { house, actor, slug: 'open-table', seasonId, entrants }
  await playLadder(held, ['en', 'zh', 'en', 'zh'])
  const [agentId = ids.agent('')] = entrants
  await openTicket(house.db, { agentId, seasonId, mode: 'practice', language: 'en' })
  for (const matchId of await house.seat()) await house.play(matchId)
  const [given] = await sit(house, seasonId, entrants)
  if (given === undefined) throw new Error('no table')
  await house.play(given, 14)
  await giveUp({ db: house.db, feed: silent, clock: systemClock }, given, 'platform-fault')
  houseMatchesEnded = new Date()
}

const silent = { entries: () => undefined, lobby: () => undefined }

async function sit(
  house: House,
  seasonId: SeasonId,
  agents: readonly ReturnType<typeof ids.agent>[],
  language: 'en' | 'zh' = 'en',
): Promise<MatchId[]> {
  for (const agentId of agents) {
    const ticket = await openTicket(house.db, { agentId, seasonId, mode: 'ranked', language })
    if (!ticket.ok) throw new Error(ticket.reason)
  }
  return house.seat()
}

/** Agents of owners play one another, and one of them answers nonsense until it is taken offline. */
async function playOwned(house: House, seasonId: SeasonId, owned: readonly Owned[]): Promise<void> {
  const agents = owned.map(({ agentId }) => agentId)
  for (const language of ['en', 'zh', 'en'] as const)
    for (const matchId of await sit(house, seasonId, agents.slice(0, 6), language)) await house.play(matchId)
  for (let faults = 0; faults < 3; faults++)
    for (const matchId of await sit(house, seasonId, agents.slice(1))) await house.play(matchId)
}

async function judge({ house, actor, slug }: Held, wish: NewDecision): Promise<void> {
  const decided = await decide(house.db, actor, slug, wish)
  if (!decided.ok) throw new Error(`${slug}: ${wish.kind}: ${decided.reason}`)
}

/** A closed ladder with every kind of decision that a ladder has. */
async function closedLadder(house: House, actor: Actor): Promise<void> {
  const about = { name: 'Winter ladder', ruleset: 'wis-2024', languages: ['en', 'zh'] } as const
  const held = await begin(await setUp(house, actor, { ...about, agents: 6, terms: { entry: 'invitation' } }))
  const [first = '', second = ''] = await playLadder(held, ['en', 'zh', 'en', 'zh'])
  const [one = '', other = ''] = held.entrants
  await judge(held, { kind: 'void', matchId: first, reason })
  await judge(held, { kind: 'void', matchId: second, reason })
  await judge(held, { kind: 'disqualify', agentId: one, reason })
  await judge(held, { kind: 'correct', agentId: other, language: 'en', points: -9, reason: 'Came late.' })
  await judge(held, { kind: 'undo', undoes: 1, reason: 'Its log was whole.' })
  await move(held, 'closing', 'closed')
}

/** A ladder under each of the other rulesets, and each in another state. */
async function laddersOfAllRulesets(house: House, actor: Actor): Promise<void> {
  const ladder = async (
    name: string,
    ruleset: 'wis-live' | 'spygame-4' | 'undercover-5' | 'undercover-3',
  ) => {
    const players = { 'wis-live': 6, 'spygame-4': 4, 'undercover-5': 5, 'undercover-3': 3 }[ruleset]
    const about = { name, ruleset, languages: ['en', 'zh'], agents: players } as const
    const held = await begin(await setUp(house, actor, { ...about, terms: { entry: 'invitation' } }))
    await playLadder(held, ['en', 'zh', 'en'])
    return held
  }
  await move(await ladder('Five in spring', 'undercover-5'), 'frozen')
  await move(await ladder('Three in spring', 'undercover-3'), 'paused')
  await move(await ladder('Four in spring', 'spygame-4'), 'closing', 'closed')
  await move(await ladder('Live in spring', 'wis-live'), 'closing', 'closed')
}

const sealed = {
  en: 'oak, beech\nferry, canoe\nviolin, cello\nlemon, lime\nowl, hawk\nriver, canal\nmitten, glove\nsofa, bench',
  zh: '',
}

/** Round robins and knockouts that are over; a match of one is played again by decision. */
async function schedules(house: House, actor: Actor): Promise<void> {
  const terms = { deals: 1 }
  const robin = { name: 'Four in a round', ruleset: 'spygame-4', format: 'round-robin', agents: 5 } as const
  const round = await begin(await setUp(house, actor, { ...robin, languages: ['en'], terms }))
  await playSchedule(round)
  const [again] = await matchesOf(house.db, round.seasonId)
  await judge(round, { kind: 're-run', matchId: again?.id ?? '', reason })
  await house.db.pool.query('update fixtures set not_before = null')
  await playSchedule(round)
  await move(round, 'closing', 'closed')

  const own = { name: 'Sealed round', ruleset: 'spygame-4', format: 'round-robin', agents: 4 } as const
  const sealedTerms = { deals: 2, words: 'sealed', entry: 'invitation' }
  const secret = await setUp(house, actor, { ...own, languages: ['en'], terms: sealedTerms, pairs: sealed })
  await playSchedule(await begin(secret))
  await move(secret, 'closing', 'closed')

  const cup = { name: 'Cup of five', ruleset: 'undercover-5', format: 'knockout', agents: 7 } as const
  const small = await begin(await setUp(house, actor, { ...cup, languages: ['en', 'zh'], terms }))
  await playSchedule(small)
  await move(small, 'closing', 'closed')

  const great = { name: 'Great cup', ruleset: 'wis-2024', format: 'knockout', agents: 7 } as const
  const held = await begin(await setUp(house, actor, { ...great, languages: ['zh'], embargo: true, terms }))
  await playSchedule(held)
  await publishSeason(house.db, actor, held.seasonId)
  await move(held, 'closing', 'closed')
}

async function moderate(db: Database, actor: Actor, owned: readonly Owned[]): Promise<void> {
  const [ada] = owned
  const { rows } = await db.pool.query<{ match_id: string; seq: number }>(
    `select match_id, seq from entries where event ->> 'type' = 'speech-given' order by match_id desc, seq limit 1`,
  )
  const [place] = rows
  if (!place || !ada) throw new Error('nothing was said')
  const speech = { matchId: place.match_id, seq: place.seq }
  await fileReport(db, { subject: 'speech', ...speech, text: 'That is rude.' }, ada.owner.id)
  await fileReport(db, { subject: 'agent', agentId: ada.agentId, text: 'A copy of mine.' }, null)
  await hideSpeech(db, actor, speech, 'Rude.')
  const wish = { title: 'A season for schools', text: 'Classes build agents together.' } as const
  const asked = { ...wish, languages: ['en' as const], agents: 12, beginsOn: null, endsOn: null }
  await askForSeason(db, await account(db, 'Hal'), asked)
}

/** Two agents are really checked: one of them passes. */
async function checkFlight(house: House, owned: readonly Owned[]): Promise<void> {
  const { db } = house
  for (const { agentId } of owned.filter((_, at) => at === 0 || at === 6)) {
    const requested = await requestFlightCheck(db, agentId)
    if (!requested.ok) throw new Error(requested.reason)
    const world = { db, clock: systemClock, log: createLog(() => undefined), connect: house.connect }
    await runFlightCheck(world, requested.checkId, { lost: never, drain: never })
  }
}

/** A match in the middle, one that waits for a runner, tickets, an open deal, an embargo, a season being set up. */
async function leaveUnfinished(house: House, openTable: SeasonId, actor: Actor): Promise<void> {
  const terms = { deals: 2 }
  const robin = { name: 'Round of six', ruleset: 'wis-2024', format: 'round-robin', agents: 6 } as const
  await begin(await setUp(house, actor, { ...robin, languages: ['en'], terms }))
  for (const matchId of (await house.tend()).slice(0, 1)) await house.play(matchId)

  const cup = { name: 'Hidden cup', ruleset: 'undercover-5', format: 'knockout', agents: 7 } as const
  const hidden = await setUp(house, actor, { ...cup, languages: ['zh'], embargo: true, terms: { deals: 1 } })
  await begin(hidden)
  for (const matchId of (await house.tend()).slice(0, 4)) await house.play(matchId)

  const about = { name: 'Next year', ruleset: 'undercover-5', languages: ['en'], agents: 5 } as const
  const next = await setUp(house, actor, { ...about, terms: { entry: 'approval' } })
  const [tried = ids.agent('')] = next.entrants
  await openTicket(house.db, { agentId: tried, seasonId: next.seasonId, mode: 'practice', language: 'en' })
  for (const matchId of await house.seat()) await house.play(matchId)

  const six = (await listHouseAgents(house.db)).slice(2, 8).map(({ id }) => id)
  const [running, waiting] = [await sit(house, openTable, six), await sit(house, openTable, six, 'zh')]
  for (const matchId of running) await house.play(matchId, 9)
  if (running.length === 0 || waiting.length === 0) throw new Error('no table')
  const lone = {
    agentId: six[0] ?? ids.agent(''),
    seasonId: openTable,
    mode: 'ranked',
    language: 'en',
  } as const
  await openTicket(house.db, lone)
}

await withDatabase(
  async (db) => {
    await make(db)
    const lines: string[] = []
    for await (const line of dumpDatabase(db)) lines.push(`${line}\n`)
    const text = Buffer.from(lines.join(''))
    const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    fs.writeFileSync(files.database, brotliCompressSync(text, { params }), { flag: 'wx' })
    fs.writeFileSync(files.facts, `${JSON.stringify(await factsOf(db), null, 1)}\n`)
    console.log(`${text.length} bytes, packed to ${fs.statSync(files.database).size}`)
  },
  { durable: false, limitMs: 120_000 },
)
