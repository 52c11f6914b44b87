/** The sizes of the groups if `count` agents are spread evenly over as few groups of `size` as will hold them. */
export function evenGroups(count: number, size: number): readonly number[] {
  if (count <= 0) return []
  const groups = Math.ceil(count / size)
  const least = Math.floor(count / groups)
  return Array.from({ length: groups }, (_, group) => least + (group < count % groups ? 1 : 0))
}
