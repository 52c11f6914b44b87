/** How much room a text takes, in letters of the usual width. A Chinese one takes the room of two. */
export const roomOf = (text: string): number => text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0)
