import { brief, briefTurn, spyEntry, spyRuleset, whoIsSpy } from '@wis/games'
import type { SpyConfig, SpyEvent, SpyMove, SpyState } from '@wis/games'
import { requestOf } from '@wis/protocol'
import { z } from 'zod'
import type { HostedGame } from '../game/hosted-game.ts'
import { ownSettlement } from './own-settlement.ts'

const pairOf = z.tuple([z.string(), z.string()]).readonly()

export const hostedSpy: HostedGame<SpyConfig, SpyState, SpyMove, SpyEvent> = {
  rules: whoIsSpy,
  entry: spyEntry,
  configOf: (dealt) => ({
    ruleset: spyRuleset.parse(dealt.ruleset),
    language: dealt.language,
    pair: pairOf.parse(dealt.pair),
  }),
  requestOf: ({ matchId, turn, known, deadline }) => {
    const briefing = briefTurn(known.state, turn, known.historyOf(turn.seat))
    return requestOf({ matchId, game: whoIsSpy.id, seat: turn.seat, briefing, deadline })
  },
  requestAgain: (before, { matchId, seat, startedAt, ruleset }) => {
    const briefing = brief(before, seat)
    if (!briefing) return undefined
    const deadline = new Date(Date.parse(startedAt) + spyRuleset.parse(ruleset).turnLimitMs).toISOString()
    return requestOf({ matchId, game: whoIsSpy.id, seat, briefing, deadline })
  },
  settle: ownSettlement,
}
