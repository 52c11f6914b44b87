import type { Seat } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import type { SceneBallot, SceneNotice } from '../contract/scene.ts'
import { listed, say } from './sentences.ts'

/** Who named whom: the seats with the most votes first. Abstentions are no line of it. */
export function tallyOf(ballots: readonly SceneBallot[]): NonNullable<SceneNotice['tally']> {
  const named = [...new Set(ballots.flatMap(({ target }) => (target === null ? [] : [target])))]
  const votersOf = (target: Seat) => ballots.flatMap((one) => (one.target === target ? [one.seat] : []))
  return named
    .map((target) => ({ name: null, seat: target, tone: 'plain' as const, by: votersOf(target) }))
    .toSorted((one, other) => other.by.length - one.by.length || one.seat - other.seat)
}

/** The same in one line of a page: “Player 2: 2 votes, from Player 1 and Player 3. Player 1: 1 vote, from Player 2. No vote: Player 4.” */
export function votesInRow(ballots: readonly SceneBallot[], teller: Teller): string {
  const those = (seats: readonly Seat[]) =>
    listed(
      teller.language,
      seats.map((seat) => teller.nameOf(seat)),
    )
  const none = ballots.flatMap(({ seat, target }) => (target === null ? [seat] : []))
  const rows = tallyOf(ballots).map(({ seat, by }) => {
    const [name, from] = [those(seat === null ? [] : [seat]), those(by)]
    const votes = by.length === 1 ? '1 vote' : `${by.length} votes`
    return say(teller, `${name}: ${votes}, from ${from}.`, `${name}得${by.length}票，来自${from}。`)
  })
  return [
    ...rows,
    ...(none.length > 0 ? [say(teller, `No vote: ${those(none)}.`, `弃权：${those(none)}。`)] : []),
  ].join(say(teller, ' ', ''))
}
