import type { MatchStep } from '@wis/games'

export interface NoteLine {
  readonly seq: number
  /** The whole sentence. */
  readonly text: string
  readonly seat?: number
  /** What is left of the sentence beside the name of its seat. Undefined if the name stands within it. */
  readonly rest?: string
  /** Whether it was said at the table. */
  readonly isSpoken: boolean
  /** Whether a round begins with it. */
  readonly opens: boolean
}

/** The lines of a match, those of the deal in one group, because nobody has done anything yet. */
export function noteLinesOf(
  steps: readonly MatchStep[],
  locale: 'en' | 'zh',
  names: readonly string[],
): readonly (readonly NoteLine[])[] {
  let before: number | undefined
  const lines = steps.flatMap(({ seq, say, seat, round, scene }) => {
    if (say === null) return []
    const opens = round !== undefined && round !== before
    before = round ?? before
    const now = scene.talk?.now
    const spoken =
      now?.kind === 'words' && now.seat === seat && now.text !== null && say[locale].includes(now.text)
        ? now.text
        : undefined
    const rest = spoken ?? withoutName(say[locale], names[seat ?? -1])
    const line: NoteLine = {
      seq,
      text: say[locale],
      isSpoken: spoken !== undefined,
      opens,
      ...(seat !== undefined && { seat }),
      ...(rest !== undefined && { rest }),
    }
    return [line]
  })
  const first = lines.findIndex(({ opens }) => opens)
  return first > 1
    ? [lines.slice(0, first), ...lines.slice(first).map((line) => [line])]
    : lines.map((line) => [line])
}

function withoutName(sentence: string, name: string | undefined): string | undefined {
  if (name === undefined || !sentence.startsWith(name)) return undefined
  const rest = sentence.slice(name.length)
  return /^['’]/u.test(rest) ? undefined : rest.replace(/^[:：]/u, '').trim()
}
