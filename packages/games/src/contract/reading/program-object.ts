/** The object of an answer that is one to the letter, as a program writes it. */
export function programObject(answer: string): Readonly<Record<string, unknown>> | undefined {
  if (!answer.startsWith('{"') || !answer.endsWith('}') || answer.length > longestExact) return undefined
  try {
    const given: unknown = JSON.parse(answer)
    return isRecord(given) && JSON.stringify(given) === answer ? given : undefined
  } catch {
    return undefined
  }
}

const longestExact = 1_000

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null

/**
 * The words beside a move in such an object, null where there are none. Undefined where they could be read as more than
 * words.
 */
export function programWords(said: unknown): string | null | undefined {
  if (said === undefined) return null
  const isWords = typeof said === 'string' && /\p{L}/u.test(said) && !/["\\{}[\]<◁]/u.test(said)
  return isWords ? said.trim() : undefined
}
