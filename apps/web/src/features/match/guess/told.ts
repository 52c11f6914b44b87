const mostKept = 500

/** The matches of which a reader knows whom to find, newest last. It never throws: any other stored content means no matches. */
export function parseTold(text: string | null): readonly string[] {
  return (text ?? '').split(' ').filter((id) => id !== '')
}

export function withTold(text: string | null, matchId: string): string {
  return [...parseTold(text).filter((id) => id !== matchId), matchId].slice(-mostKept).join(' ')
}
