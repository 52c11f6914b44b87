/** No answer lies deeper, and a deeper one could exhaust the stack. */
const deepestText = 8

/** The words and numbers of a value, however it is nested. */
export function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null) {
    if (depth >= deepestText) return ''
    return Object.values(value)
      .map((inner) => textOf(inner, depth + 1))
      .join(' ')
  }
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

export const numbersIn = (text: string) => (text.match(/(?<![\d.])-?\d{1,9}(?![\d.]*\d)/g) ?? []).map(Number)
