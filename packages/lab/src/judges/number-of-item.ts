/** The number of the match, or of the description, that an item comes from. */
export const numberOfItem = (item: string): number => Number(item.split('/')[0])
