/** A table whose cards are texts such as `red 1`. It shares no code with the rules that it is a check of. */
export interface TableOfTexts {
  /** The cards that are left to draw, the next one first. */
  readonly deck: readonly string[]
  /** The oldest card first. */
  readonly hands: readonly (readonly string[])[]
  /** The cards that lie in the fireworks. */
  readonly laid: readonly string[]
  readonly tokens: number
  readonly lives: number
  readonly seat: number
  /** The turns that are left, once the deck is empty. */
  readonly left: number | null
}

export interface Limits {
  readonly tokens: number
  readonly lives: number
  readonly handSize: number
  readonly players: number
  readonly ranks: number
  readonly colours: number
}

export function tableOfTexts(
  cards: readonly string[],
  { players, handSize, tokens, lives }: Limits,
): TableOfTexts {
  const hands = Array.from({ length: players }, (_, seat) =>
    cards.slice(seat * handSize, (seat + 1) * handSize),
  )
  return { deck: cards.slice(players * handSize), hands, laid: [], tokens, lives, seat: 0, left: null }
}

/** Whether a seat may say this: `play 1`, `discard 2`, `clue 2 red`, `clue 2 3`. */
export function isLegal({ hands, tokens, seat }: TableOfTexts, said: string, limits: Limits): boolean {
  const [kind = '', number, value = ''] = said.split(' ')
  if (kind === 'clue') {
    const seen = hands[Number(number) - 1] ?? []
    return tokens > 0 && Number(number) !== seat + 1 && seen.some((card) => card.split(' ').includes(value))
  }
  const holds = Number(number) <= (hands[seat]?.length ?? 0)
  return holds && (kind === 'play' || tokens < limits.tokens)
}

export function tableAfter(table: TableOfTexts, said: string, limits: Limits): TableOfTexts {
  const [kind, number] = said.split(' ')
  const seat = (table.seat + 1) % limits.players
  const left = table.left === null ? null : table.left - 1
  if (kind === 'clue') return { ...table, tokens: table.tokens - 1, seat, left }
  const hand = table.hands[table.seat] ?? []
  const card = hand[Number(number) - 1] ?? ''
  const [drawn, ...deck] = table.deck
  const kept = hand.toSpliced(Number(number) - 1, 1)
  const hands = table.hands.with(table.seat, drawn === undefined ? kept : [...kept, drawn])
  const emptied = drawn !== undefined && deck.length === 0
  const moved = { ...table, deck, hands, seat, left: emptied ? limits.players : left }
  const more = Math.min(limits.tokens, table.tokens + 1)
  if (kind === 'discard') return { ...moved, tokens: more }
  if (!isNext(table.laid, card)) return { ...moved, lives: table.lives - 1 }
  const tokens = card.endsWith(` ${limits.ranks}`) ? more : table.tokens
  return { ...moved, laid: [...table.laid, card], tokens }
}

/** Whether a card is the next one of its firework. */
export function isNext(laid: readonly string[], card: string): boolean {
  const [colour, rank] = card.split(' ')
  if (laid.includes(card)) return false
  return rank === '1' || laid.includes(`${colour} ${Number(rank) - 1}`)
}

/** How the match has ended: `lives`, `completed` or `deck`. */
export function endOf({ lives, laid, left }: TableOfTexts, { colours, ranks }: Limits): string | undefined {
  if (lives === 0) return 'lives'
  if (laid.length === colours * ranks) return 'completed'
  return left === 0 ? 'deck' : undefined
}
