interface Node {
  readonly street: number
  /** All that each seat has paid into the pot, the button first. */
  readonly paid: readonly [number, number]
  /** What both had paid when the street began. */
  readonly level: number
  readonly lastRaise: number
  readonly toAct: 0 | 1
  /** Whether the street is over if the seat to act pays no more than it must. */
  readonly closes: boolean
}

/**
 * How likely each end of a hand is if both seats choose among the legal actions by an even chance: a text such as
 * `fold 1 flop 12 4` or `showdown river 8`, with its probability. It shares no code with the rules, and counts what
 * each seat has paid instead of bets, stacks and pots.
 */
export function endsByChance(stack: number): ReadonlyMap<string, number> {
  const ends = new Map<string, number>()
  const end = (name: string, chance: number) => ends.set(name, (ends.get(name) ?? 0) + chance)

  const visit = (node: Node, chance: number): void => {
    const { street, paid, toAct } = node
    const other = toAct === 0 ? 1 : 0
    const [own, theirs] = [paid[toAct], paid[other]]
    const isRaiseLegal = theirs < stack
    const share = chance / (isRaiseLegal ? 5 : 2)
    end(`fold ${toAct} ${street} ${own}`, share)
    visitCall(node, share)
    if (!isRaiseLegal) return
    // After the call, both have paid the same: half of the pot is that much, and the pot is twice that.
    for (const raise of [Math.max(theirs, node.lastRaise), Math.max(2 * theirs, node.lastRaise), stack]) {
      const to = Math.min(stack, theirs + raise)
      const raised: readonly [number, number] = toAct === 0 ? [to, theirs] : [theirs, to]
      const lastRaise = Math.max(node.lastRaise, to - theirs)
      visit({ ...node, paid: raised, toAct: other, closes: true, lastRaise }, share)
    }
  }

  const visitCall = ({ street, paid, toAct, closes, ...node }: Node, chance: number): void => {
    const level = Math.max(...paid)
    if (!closes) {
      const other = toAct === 0 ? 1 : 0
      return visit({ ...node, street, paid: [level, level], toAct: other, closes: true }, chance)
    }
    if (level === stack || street === 3) return void end(`showdown ${street} ${level}`, chance)
    const next = {
      street: street + 1,
      paid: [level, level],
      level,
      lastRaise: 2,
      toAct: 1,
      closes: false,
    } as const
    visit(next, chance)
  }

  visit({ street: 0, paid: [1, 2], level: 0, lastRaise: 2, toAct: 0, closes: false }, 1)
  return ends
}
