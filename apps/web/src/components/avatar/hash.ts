/** A small, well mixed number for a text, the same in every browser and in every version. */
export function hash(text: string, salt = 0): number {
  let word = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b9)
  for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193)
  word = Math.imul(word ^ (word >>> 16), 0x21f0aaad)
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
  return (word ^ (word >>> 15)) >>> 0
}

/** One of the items, always the same one for the same text and salt. */
export function choose<T>(items: readonly [T, ...T[]], text: string, salt: number): T {
  return items[hash(text, salt) % items.length] ?? items[0]
}
