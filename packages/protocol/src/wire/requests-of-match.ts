import { MatchInPlay } from '@wis/engine'
import type { GameEvent, Known, Language, Turn } from '@wis/engine'
import { alias, playHouse } from '@wis/games'
import type { AnyRuleset, GameKit, HouseAnswer, HousePlayer, HouseTurn } from '@wis/games'
import type { AgentRequest } from '../legacy/agent-wire.ts'
import { gameRequestOf, longestHistory } from './game-request.ts'
import type { AskedInGame, GameRequest } from './game-request.ts'

/** A question of a match, and what the player of its seat said to it. */
export interface AnsweredRequest {
  readonly request: GameRequest
  /** The request as an agent gets it in a game that is older than the form of all games. */
  readonly older?: AgentRequest
  readonly answer: Readonly<Record<string, unknown>>
}

export interface ExampleMatch {
  readonly ruleset: AnyRuleset
  readonly language: Language
  /** Its content, cards and chance. Usually the name of the game. */
  readonly seed?: string
  /** In seat order. Usually the whole house, the weakest first. */
  readonly players?: readonly HousePlayer<unknown>[]
}

/** Every request of a match that the house plays, in the order of its log, as an agent would get it. */
export function requestsOfMatch(
  kit: GameKit,
  { ruleset, language, seed = kit.id, ...given }: ExampleMatch,
): readonly AnsweredRequest[] {
  const seats = [...Array(ruleset.players).keys()]
  const players = given.players ?? seats.map((seat) => kit.house[seat % kit.house.length] ?? kit.house[0])
  const seen = { entries: 0, asked: [] as { key: string; entries: number; answer: HouseAnswer['fields'] }[] }
  const watched = players.map((player) => ({
    answer: (question: HouseTurn<unknown>) => {
      const { fields: answer } = player.answer(question)
      seen.asked.push({ key: keyOf(question.turn), entries: seen.entries, answer })
      return { fields: answer }
    },
  }))
  const dated = (seq: number) => {
    seen.entries = seq + 1
    return '2030-01-01T00:00:00.000Z'
  }
  const { log } = playHouse(kit, { seed, ruleset, language, players: watched, dated })
  const answers = new Map(seen.asked.map(({ key, answer }) => [key, answer]))
  const asked = new Set<string>()
  // Only between rulings is anybody asked, and seats that are asked at once know nothing of each other's answers.
  return [...new Set(seen.asked.map(({ entries }) => entries))].flatMap((entries) => {
    const sitting = { game: kit.rules, seats, seed }
    const known = new MatchInPlay<unknown, unknown, unknown, GameEvent>(sitting, log.slice(0, entries))
    return known.turns().flatMap((turn) => {
      if (asked.has(keyOf(turn))) return []
      asked.add(keyOf(turn))
      const asking = { kit, matchId: 'Zk3mQ0v7pXb1sTe9uLr2Yw', turn, deadline: '2030-01-01T00:00:30.000Z' }
      const request = gameRequestOf({
        ...asking,
        ruleset,
        language,
        state: known.stateOf(turn.seat),
        recent: known.recentOf(turn.seat, longestHistory),
        aliases: seats.map((seat) => alias(language, seat)),
      })
      const older = olderRequestOf({ ...asking, known })
      return [{ request, ...(older && { older }), answer: answers.get(keyOf(turn)) ?? {} }]
    })
  })
}

/** A seat that has to act in a match that goes on. */
export interface AskedSeat extends Omit<AskedInGame, 'state' | 'recent'> {
  readonly known: Pick<Known<unknown>, 'state' | 'stateOf' | 'historyOf' | 'recentOf'>
}

/** The request to the agent of a seat, in the form that its game has. It is the same wherever it is made. */
export function requestOf({ known, ...asked }: AskedSeat): AgentRequest | GameRequest {
  const { seat } = asked.turn
  const older = olderRequestOf({ ...asked, known })
  if (older) return older
  return gameRequestOf({
    ...asked,
    state: known.stateOf(seat),
    recent: known.recentOf(seat, longestHistory),
  })
}

type AskedBefore = Pick<AskedSeat, 'kit' | 'matchId' | 'turn' | 'deadline' | 'known'>

/** The request in the form from before there were kits. Undefined in a game that does not have it. */
export function olderRequestOf({
  kit,
  matchId,
  turn,
  deadline,
  known,
}: AskedBefore): AgentRequest | undefined {
  const { seat } = turn
  const question = kit.older?.question(known.state, turn, known.historyOf(seat))
  return (
    question && {
      protocol: 'wis/1',
      matchId,
      game: kit.id,
      seat,
      ...question,
      turn: { ...question.turn, deadline },
    }
  )
}

const keyOf = ({ seat, step }: Turn) => `${seat} ${step}`
