import { MatchInPlay } from '@wis/engine'
import type { Language, Seat } from '@wis/engine'
import type { AvalonEvent, AvalonRuleset } from '../events.ts'
import { avalonPresets } from '../presets.ts'
import type { Role } from '../roles.ts'
import { avalonRules } from '../rules.ts'

interface Table {
  readonly ruleset?: AvalonRuleset
  readonly language?: Language
  readonly roles?: readonly Role[]
  readonly leader?: Seat
}

export const usualRoles = ['merlin', 'percival', 'servant', 'morgana', 'assassin'] as const

/** A match that a test plays answer by answer. Merlin sits first, the evil sit last, and the first seat leads. */
export function atTheTable({ ruleset = avalonPresets[0], language = 'en', ...wanted }: Table = {}) {
  const { roles = usualRoles, leader = 0 } = wanted
  const game: typeof avalonRules = {
    ...avalonRules,
    open: (config, seats, rng) => {
      const shuffle = () => [...roles] as never[]
      const pick = (items: readonly unknown[]) => items[leader] as never
      return avalonRules.open(config, seats, { ...rng, shuffle, pick })
    },
  }
  const match = new MatchInPlay({ game, seats: [0, 1, 2, 3, 4], seed: 'table' })
  const dated = () => ''
  match.open({ ruleset, language, material: null }, dated)

  /** The events that follow from an answer. Undefined is no answer at all. */
  const answer = (seat: Seat, said: string | object | undefined): readonly AvalonEvent[] => {
    const turn = match.turns().find((due) => due.seat === seat)
    if (!turn) throw new RangeError(`seat ${seat} is not asked`)
    const text = typeof said === 'object' ? JSON.stringify(said) : said
    const move =
      text === undefined
        ? ({ kind: 'forfeit', reason: 'timeout' } as const)
        : avalonRules.readMove(match.state, turn, text)
    return match.rule(turn, move, dated).map(({ event }) => event as AvalonEvent)
  }
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
  const last = <Type extends AvalonEvent['type']>(type: Type) =>
    match.log
      .map(({ event }) => event as AvalonEvent)
      .findLast((event): event is Extract<AvalonEvent, { readonly type: Type }> => event.type === type)
  return { match, answer, namesOf, propose, talk, settle, vote, play, quest, last }
}
