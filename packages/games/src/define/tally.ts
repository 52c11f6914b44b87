import type { Seat } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import type { SceneBallot, SceneNotice } from '../contract/scene.ts'
import { namesOf, say } from './sentences.ts'

/** Who named whom: the seats with the most votes first. Abstentions are no line of it. */
export function tallyOf(ballots: readonly SceneBallot[]): NonNullable<SceneNotice['tally']> {
  const named = [...new Set(ballots.flatMap(({ target }) => (target === null ? [] : [target])))]
  const votersOf = (target: Seat) => ballots.flatMap((one) => (one.target === target ? [one.seat] : []))
  return named
    .map((target) => ({ name: null, seat: target, tone: 'plain' as const, by: votersOf(target) }))
    .toSorted((one, other) => other.by.length - one.by.length || one.seat - other.seat)
}

/** The same in one line of a page: “Player 2 (2) ← Player 1, Player 3; Player 1 (1) ← Player 2. No vote: Player 4.” */
export function votesInRow(ballots: readonly SceneBallot[], teller: Teller): string {
  const rows = tallyOf(ballots).map(({ seat, by }) => {
    const count = say(teller, ` (${by.length})`, `（${by.length}票）`)
    return `${seat === null ? '' : teller.nameOf(seat)}${count} ← ${namesOf(by, teller)}`
  })
  const none = ballots.flatMap(({ seat, target }) => (target === null ? [seat] : []))
  const [stop, semicolon] = [say(teller, '.', '。'), say(teller, '; ', '；')]
  return [
    ...(rows.length > 0 ? [rows.join(semicolon)] : []),
    ...(none.length > 0 ? [`${say(teller, 'No vote: ', '弃权：')}${namesOf(none, teller)}`] : []),
  ]
    .map((one) => `${one}${stop}`)
    .join(say(teller, ' ', ''))
}
