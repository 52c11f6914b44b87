import { MatchInPlay } from '@wis/engine'
import type { Language, Seat } from '@wis/engine'
import type { PublicGoodsEvent, PublicGoodsRuleset } from './events.ts'
import { publicGoodsPresets } from './presets.ts'
import { publicGoodsRules } from './rules.ts'

interface Table {
  readonly ruleset?: Partial<PublicGoodsRuleset>
  readonly language?: Language
}

/** A match that a test plays answer by answer. */
export function atTheTable({ ruleset: changed = {}, language = 'en' }: Table = {}) {
  const ruleset = { ...publicGoodsPresets[0], ...changed }
  const seats = [...Array(ruleset.players).keys()]
  const match = new MatchInPlay({ game: publicGoodsRules, seats, seed: 'table' })
  const dated = () => ''
  match.open({ ruleset, language, material: null }, dated)

  /** The events that follow from an answer. Undefined is no answer at all. */
  const answer = (seat: Seat, text: string | undefined): readonly PublicGoodsEvent[] => {
    const turn = match.turns().find((due) => due.seat === seat)
    if (!turn) throw new RangeError(`seat ${seat} is not asked`)
    const move =
      text === undefined
        ? ({ kind: 'forfeit', reason: 'timeout' } as const)
        : publicGoodsRules.readMove(match.state, turn, text)
    return match.rule(turn, move, dated).map(({ event }) => event as PublicGoodsEvent)
  }
  /** Rounds as one investment for each seat. */
  const play = (...rounds: readonly (readonly number[])[]) => {
    for (const round of rounds) round.forEach((amount, seat) => answer(seat, String(amount)))
  }
  const last = <Type extends PublicGoodsEvent['type']>(type: Type) =>
    match.log
      .map(({ event }) => event as PublicGoodsEvent)
      .findLast((event): event is Extract<PublicGoodsEvent, { readonly type: Type }> => event.type === type)
  return { match, answer, play, last }
}
