/** The first of the items with the highest worth, if that is above the least. */
export function bestOf<Item>(
  items: readonly Item[],
  worth: (item: Item) => number,
  least = 0,
): Item | undefined {
  let found: Item | undefined
  let most = least
  for (const item of items) {
    const value = worth(item)
    if (value <= most) continue
    found = item
    most = value
  }
  return found
}
