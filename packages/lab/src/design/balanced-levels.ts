import { rngAt } from '@wis/engine'

interface Place {
  readonly seed: string
  readonly factor: string
  readonly levels: readonly string[]
  readonly materials: number
}

/**
 * The level of a factor in a deal. Each run of as many deals as there are levels has every level once, in an order of
 * its own. Every further repeat of a content moves on by one level, so that a content meets all of them in turn.
 */
export function balancedLevel({ seed, factor, levels, materials }: Place, deal: number): string {
  const material = deal % materials
  const repeat = Math.floor(deal / materials)
  const block = Math.floor(material / levels.length)
  const order = rngAt(`${seed}/${factor}/${block}`, 0).shuffle([...levels.keys()])
  const at = ((order[material % levels.length] ?? 0) + repeat) % levels.length
  const level = levels[at]
  if (level === undefined) throw new RangeError(`${factor} has no levels`)
  return level
}
