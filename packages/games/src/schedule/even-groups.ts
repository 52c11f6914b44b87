/** How many sit in each group, where `count` are spread over as few groups of `size` as will hold them: as evenly as can be. */
export function evenGroups(count: number, size: number): readonly number[] {
  if (count <= 0) return []
  const groups = Math.ceil(count / size)
  const least = Math.floor(count / groups)
  return Array.from({ length: groups }, (_, group) => least + (group < count % groups ? 1 : 0))
}
