import type { Seat } from '@wis/engine'
import { readSpoken } from '../contract/reading/meant/spoken.ts'
import { defineGame } from '../define/index.ts'
import { grouped } from '../define/sentences.ts'
import { sumOf } from '../define/table.ts'
import { fileCalled, headed, readOutline } from '../outline/outline.ts'
import { agreedShares, proposerOf } from './acts.ts'
import { files as airlines } from './content/generated/airlines.ts'
import { texts } from './content/generated/texts.ts'
import { players } from './house.ts'
import { negotiating } from './reading/reader.ts'
import { fleetNames, fleets, isDivision, isSame, shapleyParts, sharesText, usageParts } from './shares.ts'
import type { Airline } from './shares.ts'
import { airlinesOf, pointsOf, table } from './view.ts'
import type { CostState } from './view.ts'

/** The airlines that matches are played with. */
export const airlinePool: readonly Airline[] = readOutline(fileCalled('airlines', airlines)).map((entry) => {
  const [id, rest = ''] = headed(entry)
  const [en = '', zh = '', ...use] = rest.split(', ')
  const [flights = 0, passengers = 0, minutes = 0] = use.map(Number)
  return {
    id,
    name: { en, zh },
    flights,
    passengers,
    minutes,
    fleet: fleets.find((name) => name === use[3]) ?? 'large',
  }
})

export const costSharing = defineGame({
  ...table,
  ...texts.game(({ fee, opening }: CostState['ruleset']) => ({
    fee: grouped(fee),
    given: opening?.map(sharesText),
  })),
  moves: {
    negotiate: {
      ...table.moves.negotiate,
      read: (text, { table: { stands }, seat }) => readSpoken(text, negotiating({ stands, seat })),
    },
  },
  genre: 'talk',
  thinkingTime: 6.8,
  glyph: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 12V3.5M12 12l7.2 4.5M12 12l-7.2 4.5',
  check: faultOf,
  /** Three different airlines; each set of three in each order is as likely as any other. */
  draw: (_, __, rng) => rng.shuffle(airlinePool).slice(0, 3),
  begin: (_, drawn) => [{ type: 'airlines-presented', airlines: drawn }],
  next: (now) => {
    const { round, ruleset, stands } = now
    const agreed = agreedShares(now)
    if (agreed) {
      const points = agreed.map(pointsOf)
      const proposer = proposerOf(now, agreed)
      return [{ type: 'match-ended', reason: 'agreed', shares: agreed, proposer, points }]
    }
    if (round === ruleset.rounds) {
      const points = stands.map(() => 0)
      return [{ type: 'match-ended', reason: 'no-agreement', shares: null, proposer: null, points }]
    }
    const given = round === 0 ? (ruleset.opening ?? []) : []
    return [
      { type: 'round-opened', round: round + 1 },
      ...given.map(
        (shares, seat) =>
          ({ type: 'proposal-made', seat, shares, text: null, cut: false, given: true }) as const,
      ),
    ]
  },
  pointsWithin: () => [0, 100],
  count: (now, seat) => {
    const own = now.acts.filter((act) => act.seat === seat && !act.given)
    return {
      ...agreementFacts(now, seat),
      rounds: now.round,
      proposals: own.filter(({ kind }) => kind === 'proposed').length,
      supports: own.filter(({ kind, supported }) => kind === 'supported' && supported !== seat).length,
    }
  },
  rates: texts.rates({
    'agreement-rate': { better: 'more', of: ['agreements'], per: ['matches'] },
    coordination: { better: 'more', of: ['own-proposal'], per: ['agreements'] },
    'own-share': { better: 'fewer', of: ['paid'], per: ['agreed-fee'] },
    'paid-of-due': { better: 'fewer', of: ['paid'], per: ['usage-due'] },
    'usage-distance': { of: ['usage-distance'], per: ['agreed-fee'] },
    'shapley-distance': { of: ['shapley-distance'], per: ['shapley-fee'] },
    'rounds-per-match': { unit: 'count', of: ['rounds'], per: ['matches'] },
  }),
  board: {
    order: 'mean-points',
    columns: ['agreement-rate', 'coordination', 'own-share', 'usage-distance', 'refused-rate'],
  },
  // Everybody knows everything in this game.
  observe: texts.observed((now: CostState, seat) => {
    const { aliases, ruleset, stands, acts, language } = now
    const nameOf = (of: Seat | null) => (of === null ? null : (aliases[of] ?? ''))
    const present = airlinesOf(now)
    const data = {
      you: nameOf(seat) ?? '',
      players: aliases,
      fee: ruleset.fee,
      round: now.round,
      rounds: ruleset.rounds,
      airlines: present.map(({ id: _, name, ...use }, at) => ({
        player: nameOf(at),
        name: name[language],
        ...use,
      })),
      stands,
      acts: acts.map((act) => ({
        round: act.round,
        player: nameOf(act.seat),
        does: act.kind,
        shares: act.shares,
        supports: nameOf(act.supported),
        says: act.text,
      })),
    }
    const told = {
      fee: grouped(ruleset.fee),
      company: present[seat]?.name[language] ?? '',
      uses: data.airlines.map(({ flights, passengers, minutes, fleet, ...of }) => ({
        ...of,
        flights: grouped(flights),
        passengers: grouped(passengers),
        minutes: grouped(minutes),
        fleet: fleetNames[fleet][language],
      })),
      held: stands.map((shares, at) => {
        const proposer = shares && proposerOf(now, shares)
        const by = proposer === at ? null : nameOf(proposer)
        return { player: nameOf(at), what: shares && sharesText(shares), by }
      }),
    }
    return { data, told }
  }),
  house: texts.house(players),
  strategies: texts.minds(['negotiate'], ['move', 'shares', 'support', 'say']),
})

/** What no single field of the rules can say. */
function faultOf({ fee, weights, airport, opening, ownsOpening, rounds }: CostState['ruleset']) {
  const [first = [], ...others] = opening ?? []
  const isCheaper = airport?.some((cost, at) => cost < (airport[at - 1] ?? 0))
  const isAgreed = opening && others.every((other) => isSame(first, other))
  const faults = [
    [fee % 100 !== 0, 'fee', 'Every per cent of the fee is a whole number.'],
    [sumOf(Object.values(weights)) === 0, 'weights', 'At least one kind of use counts.'],
    [isCheaper, 'airport', 'A larger airport does not cost less.'],
    [opening?.some((one) => !isDivision(one)), 'opening', 'Shares are multiples of 5 and add up to 100.'],
    [isAgreed, 'opening', 'Opening proposals that are all the same leave nothing to agree on.'],
    [ownsOpening, 'ownsOpening', 'It can only be false.'],
    [opening && rounds === 1, 'rounds', 'After the opening proposals there is at least one more round.'],
  ] as const
  const found = faults.find(([isFault]) => isFault)
  return found && { field: found[1], fault: found[2] }
}

/** All amounts are whole units of the fee, and 0 without an agreement. */
function agreementFacts(now: CostState, seat: Seat) {
  const { weights, airport, fee: whole } = now.ruleset
  const [agreed, airlines] = [agreedShares(now), airlinesOf(now)]
  const fee = agreed ? whole : 0
  const paid = airlines.map((_, at) => ((agreed?.[at] ?? 0) * fee) / 100)
  const byUsage = usageParts(airlines, weights).map((part) => part * fee)
  const byShapley = airport && shapleyParts(airlines, airport).map((part) => part * fee)
  return {
    agreements: agreed ? 1 : 0,
    'own-proposal': agreed && proposerOf(now, agreed) === seat ? 1 : 0,
    'agreed-fee': fee,
    paid: paid[seat] ?? 0,
    'usage-due': Math.round(byUsage[seat] ?? 0),
    'usage-distance': toBeMoved(paid, byUsage),
    'shapley-fee': byShapley ? fee : 0,
    'shapley-distance': byShapley ? toBeMoved(paid, byShapley) : 0,
  }
}

/** How much would have to change hands to come from one division to another. */
function toBeMoved(paid: readonly number[], due: readonly number[]): number {
  const differences = paid.map((own, seat) => Math.abs(own - (due[seat] ?? 0)))
  return Math.round(sumOf(differences) / 2)
}
