import { randomBytes } from 'node:crypto'
import { newId } from '@wis/db'
import type { NewMatch, TableKind } from '@wis/db/matches'
import { ids, rngAt } from '@wis/engine'
import { spyRuleset, whoIsSpy } from '@wis/games'
import { commitmentOf, seatingOf } from '@wis/proof'

type Player = Pick<NewMatch['seats'][number], 'agentId' | 'versionId'>

interface SpyDealWanted {
  readonly kind: TableKind
  readonly players: readonly Player[]
  readonly pair: readonly [string, string]
  /** The number of the pair in the order of the season's words, if it has one. */
  readonly wordPlace?: number | null
  /** The schedule's demands on the deal; chance decides everything else. */
  readonly seed?: string
}

/** Seats the players by the seed, draws everything that chance decides, and stores the platform's commitment to it. */
export function dealMatch(wanted: SpyDealWanted): NewMatch {
  const { kind, players, pair, wordPlace = null, seed = newSeed() } = wanted
  const { game, seasonId, mode, language } = kind
  const ruleset = spyRuleset.parse(kind.ruleset)
  const salt = randomBytes(16).toString('hex')
  const seating = seatingOf(seed, players, ({ agentId }) => agentId)
  const events = whoIsSpy.open({ ruleset, language, pair }, [...seating.keys()], rngAt(seed, 0))
  const opened = events.find((event) => event.type === 'match-opened')
  const chosen = events.find((event) => event.type === 'spy-chosen')
  if (!opened || !chosen) throw new Error('a deal without its first facts')
  const deal = {
    seed,
    pair,
    spySeat: chosen.seat,
    starter: opened.starter,
    seating: seating.map(({ agentId }) => agentId),
  }
  return {
    id: ids.match(newId()),
    game,
    seasonId,
    mode,
    language,
    ruleset,
    pair,
    wordPlace,
    seed,
    salt,
    commitment: commitmentOf(deal, salt),
    seats: seating.map(({ agentId, versionId }, seat) => ({
      agentId,
      versionId,
      alias: opened.aliases[seat] ?? '',
    })),
  }
}

const newSeed = () => randomBytes(16).toString('hex')
