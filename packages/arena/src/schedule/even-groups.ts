/**
 * The sizes of the groups if `count` agents are spread evenly over as few groups of `size` as will hold them, but over
 * no fewer than `least`.
 */
export function evenGroups(count: number, size: number, least = 1): readonly number[] {
  if (count <= 0) return []
  const groups = Math.max(least, Math.ceil(count / size))
  const fewest = Math.floor(count / groups)
  return Array.from({ length: groups }, (_, group) => fewest + (group < count % groups ? 1 : 0))
}
