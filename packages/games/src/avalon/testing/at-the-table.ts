import type { Seat } from '@wis/engine'
import { playedByHand } from '../../contract/testing/played-by-hand.ts'
import type { TestMatchOptions } from '../../contract/testing/played-by-hand.ts'
import { avalon } from '../kit.ts'
import type { Role } from '../roles.ts'
import type { AvalonState } from '../table.ts'

interface Options extends TestMatchOptions<AvalonState['ruleset']> {
  readonly roles?: readonly Role[]
  readonly leader?: Seat
}

export const usualRoles = ['merlin', 'percival', 'servant', 'morgana', 'assassin'] as const

/** A match that a test plays answer by answer. Merlin sits first, the evil sit last, and the first seat leads. */
export function atTheTable({ ruleset = avalon.setup.presets[0], language = 'en', ...wanted }: Options = {}) {
  const { roles = usualRoles, leader = 0 } = wanted
  const game: typeof avalon.rules = {
    ...avalon.rules,
    open: (config, seats, rng) => {
      const shuffle = () => [...roles] as never[]
      const pick = (items: readonly unknown[]) => items[leader] as never
      return avalon.rules.open(config, seats, { ...rng, shuffle, pick })
    },
  }
  const config = { ruleset, language, material: null }
  const { match, answer: answerText, last } = playedByHand(game, [0, 1, 2, 3, 4], config)

  /** An answer in fields is written as JSON. */
  const answer = (seat: Seat, said: string | object | undefined) =>
    answerText(seat, typeof said === 'object' ? JSON.stringify(said) : said)
  const namesOf = (seats: string) => [...seats].map((seat) => match.state.aliases[Number(seat)] ?? '')
  const leads = () => match.state.proposal?.leader ?? 0
  const propose = (team: string, more: object = {}) => answer(leads(), { team: namesOf(team), ...more })
  /** Everybody but the leader says a word. */
  const talk = () =>
    [1, 2, 3, 4].flatMap((after) => answer((leads() + after) % 5, { say: `I am speaker ${after}.` }))
  /** A team that the leader proposes, everybody talks about and the leader settles. */
  const settle = (team: string, final = team) => [...propose(team), ...talk(), ...propose(final)]
  /** `++-+-` for the votes in seat order. */
  const vote = (votes: string) =>
    [...votes].flatMap((one, seat) => answer(seat, one === '+' ? 'approve' : 'reject'))
  /** `.x` for a success and a fail of the members of the team, in seat order. */
  const play = (cards: string) =>
    (match.state.proposal?.team ?? []).flatMap((seat, place) =>
      answer(seat, cards.charAt(place) === 'x' ? 'fail' : 'success'),
    )
  const quest = (team: string, cards: string) => [...settle(team), ...vote('+++++'), ...play(cards)]
  return { match, answer, namesOf, propose, talk, settle, vote, play, quest, last }
}

export type AvalonTestMatch = ReturnType<typeof atTheTable>
