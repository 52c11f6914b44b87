const mostKept = 500

/** The matches whose spy a reader knows, newest last. Never refuses: anything else is no match. */
export function parseTold(text: string | null): readonly string[] {
  return (text ?? '').split(' ').filter((id) => id !== '')
}

export function withTold(text: string | null, matchId: string): string {
  return [...parseTold(text).filter((id) => id !== matchId), matchId].slice(-mostKept).join(' ')
}
