import type { Rng } from '@wis/engine'

/** Chance that draws exactly these numbers, in this order, and fails when asked for more. */
export function scriptedRng(numbers: readonly number[]): Rng {
  const left = [...numbers]
  const int = (bound: number) => {
    const drawn = left.shift()
    if (drawn === undefined || drawn >= bound) throw new RangeError(`no number below ${bound} is scripted`)
    return drawn
  }
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
  return {
    next: () => {
      throw new RangeError('only whole numbers are scripted')
    },
    int,
    pick,
    shuffle: (items) => [...items],
  }
}
