import type { Seat } from '@wis/engine'
import { readSpoken } from '../contract/reading/meant/spoken.ts'
import { defineGame } from '../define/index.ts'
import { sumOf, unseal } from '../define/table.ts'
import { toldBy } from './claims.ts'
import { texts } from './content/generated/texts.ts'
import { legalAnswers, players } from './house.ts'
import { answerOf, bargaining } from './reading/reader.ts'
import { bestSumOf, drawInstance, isParetoOptimal, named, restOf, thingsText, valuesText } from './things.ts'
import { wholeWorth, worthOf } from './things.ts'
import type { PerKind } from './things.ts'
import { agreedOffer, offersLeft, partsOf, standingOffer, table } from './view.ts'
import type { BargainState } from './view.ts'

const none: PerKind = [0, 0, 0]

const deal: typeof table.moves.bargain = {
  ...table.moves.bargain,
  read: (text, { table: now, seat }) => {
    const { counts } = now
    const bargained = { seat, counts, standing: standingOffer(now)?.take, isLast: offersLeft(now) === 0 }
    return readSpoken(text, bargaining(bargained))
  },
  draw: (now, _, rng) => ({ ...answerOf(rng.pick(legalAnswers(now))), say: null }),
}

export const bargain = defineGame({
  ...table,
  ...texts.game(),
  moves: { bargain: deal, answer: deal },
  genre: 'talk',
  thinkingTime: 9.8,
  glyph: 'M12 4v16M8 20h8M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
  draw: (_, __, rng) => drawInstance(rng),
  begin: (_, { counts, values }) => [
    ...values.map((own, seat) => ({ type: 'values-dealt', seat, values: own }) as const),
    { type: 'things-laid', counts },
  ],
  // Each gets what its own things are worth to it.
  next: (now) => {
    const values = now.values.map((own) => (own ? unseal(own) : none))
    const parts = partsOf(now, agreedOffer(now))
    const points = values.map((own, seat) => worthOf(own, parts[seat] ?? none))
    return [{ type: 'match-ended', reason: parts.length > 0 ? 'agreed' : 'no-agreement', points, values }]
  },
  pointsWithin: () => [0, wholeWorth],
  count: (now, seat) => {
    const { offers, answer } = now
    const own = offers.filter((made) => made.seat === seat && !made.drawn)
    const answered = answer?.seat === seat && !answer.drawn ? [answer] : []
    const said = [...own, ...answered].flatMap(({ text }) => text ?? [])
    const { truly, falsely } = toldBy(said, now.values[seat] ?? none)
    return {
      ...agreementFacts(now),
      offers: offers.filter(({ take }) => take !== null).length,
      'own-offers': own.length,
      'told-truly': truly,
      'told-falsely': falsely,
    }
  },
  rates: texts.rates({
    'agreement-rate': { better: 'more', of: ['agreements'], per: ['matches'] },
    efficiency: { better: 'more', of: ['sum'], per: ['best-sum'] },
    'efficiency-agreed': { better: 'more', of: ['sum'], per: ['agreed-best-sum'] },
    'pareto-rate': { better: 'more', of: ['pareto'], per: ['agreements'] },
    'offers-per-match': { unit: 'count', of: ['offers'], per: ['matches'] },
    'truth-rate': { of: ['told-truly'], per: ['told-truly', 'told-falsely'] },
  }),
  board: {
    order: 'mean-points',
    columns: ['agreement-rate', 'efficiency-agreed', 'pareto-rate', 'offers-per-match', 'refused-rate'],
  },
  // The values of the other seat are never here.
  observe: texts.observed((now: BargainState, seat) => {
    const { counts, aliases, ruleset, offers, language } = now
    const values = now.values[seat] ?? null
    const standing = standingOffer(now)
    const yours = standing && restOf(counts, standing.take)
    const data = {
      you: aliases[seat] ?? '',
      players: aliases,
      things: named(counts),
      values: values && named(values),
      offers: offers.map((made) => ({
        player: aliases[made.seat] ?? '',
        takes: made.take && named(made.take),
        says: made.text,
      })),
      offersLeft: offersLeft(now),
      mostOffers: ruleset.offers,
      standing: yours && values ? { youGet: named(yours), worth: worthOf(values, yours) } : null,
    }
    const last = offers.at(-1)
    const told = {
      heap: thingsText(counts)[language],
      worth: values && valuesText(values)[language],
      number: offers.length,
      last: last && {
        player: aliases[last.seat] ?? '',
        what: last.take && thingsText(last.take)[language],
        says: last.text,
      },
      yours: yours && values && standing.seat !== seat ? thingsText(yours)[language] : null,
    }
    return { data, told }
  }),
  // Agreements that leave a seat nothing, and the last offer refused although it is worth something.
  integrity: {
    ...texts.of('integrity', 'counts'),
    isThrown: ({ event, before }) => {
      if (event.type === 'offer-made') return worthTo(before, event.seat, event.take) === 0
      if (event.type !== 'offer-accepted' && event.type !== 'offer-rejected') return undefined
      const offered = standingOffer(before)
      const isAccepted = event.type === 'offer-accepted'
      if (!offered || (!isAccepted && offersLeft(before) > 0)) return undefined
      // To accept something, and to let a worthless last offer go, gives nothing away.
      const gain = worthTo(before, event.seat, restOf(before.counts, offered.take))
      return isAccepted === (gain === 0)
    },
  },
  house: texts.house(players),
  sideBySide: { llmarena: { publishedAs: 'Bargain', value: { kind: 'skill' }, ruleset: 'llmarena' } },
})

function worthTo({ values }: BargainState, seat: Seat, things: PerKind): number {
  const own = values[seat]
  return own ? worthOf(own, things) : Infinity
}

function agreementFacts(now: BargainState) {
  const [one = none, other = none] = now.values.map((own) => own ?? none)
  const instance = { counts: now.counts, values: [one, other] } as const
  const best = bestSumOf(instance)
  const [own] = partsOf(now, agreedOffer(now))
  const points = now.ending?.kind === 'decided' ? now.ending.points : []
  return {
    agreements: own ? 1 : 0,
    sum: sumOf(points),
    'best-sum': best,
    'agreed-best-sum': own ? best : 0,
    pareto: own && isParetoOptimal(instance, own) ? 1 : 0,
  }
}
