import { inTransaction, newId } from '@wis/db'
import type { Database } from '@wis/db'
import { saveAgent } from '@wis/db/agents'
import { appendRuling, claimMatch, createMatch, settleMatch, settlementOfLog } from '@wis/db/matches'
import { saveSeason } from '@wis/db/seasons'
import { ids, rngAt } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import { rulesets } from '@wis/games/who-is-spy'
import { commitmentOf, seatingOf } from '@wis/proof'
import { randomMatch } from '@wis/testkit'

const ruleset = rulesets['wis-2024']

export async function openSeason(db: Database, slug = 'spring'): Promise<SeasonId> {
  const season = {
    slug,
    name: 'Spring',
    game: 'who-is-spy',
    ruleset,
    languages: ['en', 'zh'],
    demo: false,
  } as const
  return saveSeason(db, season)
}

interface Wanted {
  readonly seasonId: SeasonId
  readonly seed: string
  /** How many entries have been played; without a number, all of them, and the match is settled. */
  readonly entries?: number
}

/** Stores a match of six agents as a runner would, and returns their ids. */
export async function storeMatch(db: Database, { seasonId, seed, entries }: Wanted) {
  const match = randomMatch({ seed })
  const [opened, chosen] = [match.log[0]?.event, match.log[1]?.event]
  if (opened?.type !== 'match-opened' || chosen?.type !== 'spy-chosen') throw new Error('not dealt')
  const agents = await Promise.all([0, 1, 2, 3, 4, 5].map((n) => seatedAgent(db, `${seed}-${n}`)))
  const seats = seatingOf(seed, agents, ({ agentId }) => agentId)
  const { spy, civilian } = chosen.words
  const pair = rngAt(seed, 0).int(2) === 0 ? ([spy, civilian] as const) : ([civilian, spy] as const)
  const seating = seats.map(({ agentId }) => agentId)
  const deal = { seed, pair, spySeat: chosen.seat, starter: opened.starter, seating }
  const id = ids.match(newId())
  await inTransaction(db, (client) =>
    createMatch(client, {
      id,
      game: 'who-is-spy',
      seasonId,
      mode: 'ranked',
      language: 'en',
      ruleset,
      pair,
      seed,
      salt: 'salt',
      commitment: commitmentOf(deal, 'salt'),
      seats: seats.map((seat, place) => ({ ...seat, alias: opened.aliases[place] ?? '' })),
    }),
  )
  const claimed = await claimMatch(db, id)
  const fence = { matchId: id, attempt: claimed?.attempt ?? -1 }
  const log = match.log.slice(0, entries)
  if (log.length < match.log.length) await appendRuling(db, fence, log)
  else {
    const settlement = settlementOfLog(
      db,
      { game: 'who-is-spy', seasonId, mode: 'ranked', language: 'en', seats },
      log,
    )
    await settleMatch(db, fence, { entries: log }, settlement)
  }
  return { id, agents: seating }
}

function seatedAgent(db: Database, slug: string) {
  const owner = { name: `Owner of ${slug}`, email: `${slug}@example.invalid` }
  const settings = { kind: 'webhook', url: 'https://agent.example/turn' }
  return saveAgent(db, { slug, name: `Agent ${slug}`, kind: 'webhook', description: '', owner, settings })
}
