/** Only the beginning and the end of a longer reply are read, so that a flood of text delays nobody's turn. */
const longestRead = { beginning: 4_000, end: 12_000 }

export function withoutMiddle(reply: string): string {
  const { beginning, end } = longestRead
  return reply.length <= beginning + end ? reply : `${reply.slice(0, beginning)}\n${reply.slice(-end)}`
}
