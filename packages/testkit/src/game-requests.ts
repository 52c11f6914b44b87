import { MatchInPlay } from '@wis/engine'
import type { GameEvent, Language } from '@wis/engine'
import { alias, playHouse } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'
import { gameRequestOf, longestHistory } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'

/** Every request of a match that the house plays, in the order of its log. */
export function gameRequests(
  kit: GameKit,
  { ruleset, language }: { readonly ruleset: AnyRuleset; readonly language: Language },
): readonly GameRequest[] {
  const seats = [...Array(ruleset.players).keys()]
  const players = seats.map((seat) => kit.house[seat % kit.house.length] ?? kit.house[0])
  const dated = () => '2030-01-01T00:00:00.000Z'
  const { log } = playHouse(kit, { seed: kit.id, ruleset, language, players, dated })
  const sitting = { game: kit.rules, seats, seed: kit.id }
  const asked = new Set<string>()
  return log.flatMap((_, at) => {
    const known = new MatchInPlay<unknown, unknown, unknown, GameEvent>(sitting, log.slice(0, at + 1))
    // A ruling may have several entries, and seats asked at once are asked once.
    const due = known.turns().filter(({ seat, step }) => !asked.has(`${seat} ${step}`))
    return due.map((turn) => {
      asked.add(`${turn.seat} ${turn.step}`)
      return gameRequestOf({
        kit,
        matchId: 'Zk3mQ0v7pXb1sTe9uLr2Yw',
        turn,
        ruleset,
        language,
        state: known.stateOf(turn.seat),
        recent: known.recentOf(turn.seat, longestHistory),
        aliases: seats.map((seat) => alias(language, seat)),
        deadline: '2030-01-01T00:00:30.000Z',
      })
    })
  })
}
