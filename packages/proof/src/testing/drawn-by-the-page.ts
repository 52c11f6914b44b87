// What docs/verify.md says of moves that are drawn for a seat, in plain code that shares nothing with the games.

type Json = Readonly<Record<string, unknown>>

/** An entry of an export. */
export interface ToldEntry {
  readonly seq: number
  readonly event: Json & { readonly type: string }
}

/** What was drawn, and the list that it was taken from. */
export interface Drawn {
  /** The entry of the answer that the ruling begins with. */
  readonly at: number
  readonly list: readonly string[]
  readonly taken: string
}

const range = (length: number) => Array.from({ length }, (_, at) => at)
const upTo = (most: number) => range(most + 1)
const numberOf = (event: Json, name: string) => Number(event[name])

/** The lists of each game, entry by entry. */
export const drawnIn: Readonly<Record<string, (entries: readonly ToldEntry[]) => readonly Drawn[]>> = {
  bid: (entries) =>
    entries.flatMap(({ seq, event }, at) => {
      if (event.type !== 'bid-made' || event['given'] !== true) return []
      const dealt = entries
        .slice(0, at)
        .findLast((one) => one.event.type === 'value-dealt' && one.event['seat'] === event['seat'])
      return [
        {
          at: seq - 1,
          list: upTo(numberOf(dealt?.event ?? {}, 'value')).map(String),
          taken: String(event['bid']),
        },
      ]
    }),
  'public-goods': (entries) =>
    entries.flatMap(({ seq, event }, at) => {
      if (event.type !== 'investment-made' || event['given'] !== true) return []
      const { endowment } = rulesetIn(entries)
      const spent = entries
        .slice(0, at)
        .filter((one) => one.event.type === 'investment-made' && one.event['seat'] === event['seat'])
        .reduce((sum, one) => sum + numberOf(one.event, 'amount'), 0)
      return [
        { at: seq - 1, list: upTo(Number(endowment) - spent).map(String), taken: String(event['amount']) },
      ]
    }),
  bargain: (entries) => {
    const [hats = 0, balls = 0, apples = 0] = (entries.find(({ event }) => event.type === 'things-laid')
      ?.event['counts'] ?? []) as number[]
    const divisions = upTo(hats).flatMap((one) =>
      upTo(balls).flatMap((two) => upTo(apples).map((three) => [one, two, three].join('/'))),
    )
    return entries.flatMap(({ seq, event }, at) => {
      if (event['drawn'] !== true) return []
      const made = entries.slice(0, at).filter((one) => one.event.type === 'offer-made').length
      const isLeft = made < Number(rulesetIn(entries)['offers'])
      const list = [
        ...(isLeft ? divisions : []),
        ...(made > 0 ? ['offer-accepted'] : []),
        ...(isLeft ? [] : ['offer-rejected']),
      ]
      const taken = event.type === 'offer-made' ? (event['take'] as number[]).join('/') : event.type
      return [{ at: seq - 1, list, taken }]
    })
  },
  holdem: (entries) => {
    const stacks = [0, 0]
    const bets = [0, 0]
    const pay = (seat: unknown, amount: unknown, sign = 1) => {
      stacks[Number(seat)] = (stacks[Number(seat)] ?? 0) - sign * Number(amount)
      bets[Number(seat)] = (bets[Number(seat)] ?? 0) + sign * Number(amount)
    }
    return entries.flatMap(({ seq, event }): readonly Drawn[] => {
      if (event.type === 'hand-opened') {
        stacks.fill(Number(rulesetIn(entries)['stack']))
        bets.fill(0)
      }
      if (event.type === 'board-dealt') bets.fill(0)
      if (event.type === 'blinds-posted')
        for (const name of ['small', 'big']) {
          const { seat, amount } = event[name] as Json
          pay(seat, amount)
        }
      if (event.type === 'bet-returned') pay(event['seat'], event['amount'], -1)
      if (event.type !== 'action-taken') return []
      const seat = numberOf(event, 'seat')
      const call = (bets[1 - seat] ?? 0) - (bets[seat] ?? 0)
      const isRaisable = (stacks[seat] ?? 0) > call && (stacks[1 - seat] ?? 0) > 0
      const list = [
        'fold',
        'check-and-call',
        ...(isRaisable ? ['raise-half-pot', 'raise-full-pot', 'all-in'] : []),
      ]
      pay(seat, event['paid'])
      return event['drawn'] === true ? [{ at: seq - 1, list, taken: String(event['action']) }] : []
    })
  },
  hanabi: drawnInHanabi,
  'liars-dice': (entries) => {
    let left = 0
    let last: string | undefined
    return entries.flatMap(({ seq, event }): readonly Drawn[] => {
      if (event.type === 'round-opened') {
        left = (event['left'] as number[]).reduce((sum, own) => sum + own, 0)
        last = undefined
      }
      if (event.type !== 'call-made') return []
      const bids = range(left).flatMap((at) => range(6).map((face) => `${at + 1}x${face + 1}`))
      const list = last === undefined ? bids : [...bids.slice(bids.indexOf(last) + 1), 'liar']
      last = String(event['move'])
      return event['drawn'] === true ? [{ at: seq - 1, list, taken: last }] : []
    })
  },
}

const rulesetIn = ([first]: readonly ToldEntry[]) => (first?.event['ruleset'] ?? {}) as Json

interface Face {
  readonly colour: string
  readonly rank: number
}

function drawnInHanabi(entries: readonly ToldEntry[]): readonly Drawn[] {
  const {
    colours,
    ranks,
    tokens: mostTokens,
    players,
  } = rulesetIn(entries) as Readonly<Record<string, number>>
  const named = ['red', 'yellow', 'green', 'white', 'blue'].slice(0, colours)
  const deck = (entries.find(({ event }) => event.type === 'deck-shuffled')?.event['deck'] ?? []) as Face[]
  const hands = new Map<number, number[]>()
  let tokens = mostTokens ?? 0
  return entries.flatMap(({ seq, event }): readonly Drawn[] => {
    const seat = numberOf(event, 'seat')
    const hand = hands.get(seat) ?? []
    if (event.type === 'hand-dealt') hands.set(seat, [...(event['cards'] as number[])])
    if (event.type === 'card-drawn') hands.set(seat, [...hand, numberOf(event, 'card')])
    if (!['card-played', 'card-discarded', 'clue-given'].includes(event.type)) return []
    const places = hand.map((_, place) => place + 1)
    const clues = range(players ?? 0).flatMap((to) => {
      const faces = (hands.get(to) ?? []).map((card) => deck[card - 1])
      const touched = (value: string | number) =>
        faces.some((face) => face?.colour === value || face?.rank === value)
      const values = [...named, ...upTo((ranks ?? 0) - 1).map((rank) => rank + 1)]
      return to === seat || tokens === 0 ? [] : values.filter(touched).map((value) => `clue ${to} ${value}`)
    })
    const list = [
      ...places.map((place) => `play ${place}`),
      ...(tokens === mostTokens ? [] : places.map((place) => `discard ${place}`)),
      ...clues,
    ]
    const { value } = (event['clue'] ?? {}) as Json
    const verb = event.type === 'card-played' ? 'play' : 'discard'
    const taken =
      event.type === 'clue-given'
        ? `clue ${String(event['to'])} ${String(value)}`
        : `${verb} ${String(event['position'])}`
    if (event.type === 'clue-given') tokens -= 1
    else
      hands.set(
        seat,
        hand.filter((card) => card !== event['card']),
      )
    const wins = event.type === 'card-played' && event['fits'] === true && event['rank'] === ranks
    if (event.type === 'card-discarded' || wins) tokens = Math.min(mostTokens ?? 0, tokens + 1)
    return event['made'] === 'chance' ? [{ at: seq - 1, list, taken }] : []
  })
}
