import { MatchInPlay } from '@wis/engine'
import type { Language, Seat } from '@wis/engine'
import type { BidEvent, BidRuleset, Values } from './events.ts'
import { bidPresets } from './presets.ts'
import { bidRules } from './rules.ts'

interface Table {
  readonly ruleset?: Partial<BidRuleset>
  readonly language?: Language
  /** For each auction the value of each seat. */
  readonly values?: Values
}

/** A match with these values, one auction for each pair of them, that a test plays answer by answer. */
export function atTheTable({ ruleset: changed = {}, language = 'en', values = [[400, 600]] }: Table = {}) {
  const ruleset = { ...bidPresets[0], auctions: values.length, ...changed }
  const match = new MatchInPlay({ game: bidRules, seats: [0, 1], seed: 'table' })
  const dated = () => ''
  match.open({ ruleset, language, material: values }, dated)

  /** The events that follow from an answer. Undefined is no answer at all. */
  const answer = (seat: Seat, text: string | undefined): readonly BidEvent[] => {
    const turn = match.turns().find((due) => due.seat === seat)
    if (!turn) throw new RangeError(`seat ${seat} is not asked`)
    const move =
      text === undefined
        ? ({ kind: 'forfeit', reason: 'timeout' } as const)
        : bidRules.readMove(match.state, turn, text)
    return match.rule(turn, move, dated).map(({ event }) => event as BidEvent)
  }
  /** Auctions as a pair of bids each. */
  const play = (...auctions: readonly (readonly [number, number])[]) => {
    for (const bids of auctions) bids.forEach((amount, seat) => answer(seat, String(amount)))
  }
  const last = <Type extends BidEvent['type']>(type: Type) =>
    match.log
      .map(({ event }) => event as BidEvent)
      .findLast((event): event is Extract<BidEvent, { readonly type: Type }> => event.type === type)
  return { match, answer, play, last }
}
