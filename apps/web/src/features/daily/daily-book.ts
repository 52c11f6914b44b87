import type { Language } from '@wis/engine'

/** One day's puzzle as a browser remembers it. */
export interface DailyEntry {
  readonly day: string
  readonly language: Language
  /** How many hints were taken. */
  readonly hints: number
  /** Without a seat it is not answered yet. */
  readonly seat?: number
  readonly isRight?: boolean
  /** Whether it was answered on its own day. */
  readonly isInTime?: boolean
}

/** The puzzle that a page asks about. */
export interface DailyAnswerProps {
  readonly day: string
  readonly today: string
  readonly language: DailyEntry['language']
  readonly seats: readonly { readonly seat: number; readonly alias: string; readonly agent: string }[]
  /** The answers of the account that is signed in; undefined for a guest. */
  readonly own: readonly DailyEntry[] | undefined
}

const mostKept = 60

/** Never throws: any other stored content means no puzzles. */
export function parseDaily(text: string | null): readonly DailyEntry[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(one: unknown): one is DailyEntry {
  if (typeof one !== 'object' || one === null) return false
  const { day, language, hints, seat = 0, isRight = false, isInTime = false }: Partial<DailyEntry> = one
  return (
    /^\d{4}-\d\d-\d\d$/.test(String(day)) &&
    (language === 'en' || language === 'zh') &&
    [hints, seat].every((number) => Number.isInteger(number)) &&
    [isRight, isInTime].every((truth) => typeof truth === 'boolean')
  )
}

export const entryOf = (
  entries: readonly DailyEntry[],
  { day, language }: Pick<DailyEntry, 'day' | 'language'>,
) => entries.find((one) => one.day === day && one.language === language)

/** What is known of a day, in the account or else in this browser. */
export const knownEntry = (
  own: readonly DailyEntry[] | undefined,
  entries: readonly DailyEntry[] | undefined,
  at: Pick<DailyEntry, 'day' | 'language'>,
) => entryOf(own ?? [], at) ?? entryOf(entries ?? [], at)

/** Adds or replaces the entry of a day. An answer is never replaced. */
export function withEntry(entries: readonly DailyEntry[], added: DailyEntry): readonly DailyEntry[] {
  const before = entryOf(entries, added)
  if (before?.seat !== undefined) return entries
  return [...entries.filter((one) => one !== before), added].slice(-mostKept)
}

/** A star for each hint that was not taken, if the answer is right. */
export const starsOf = ({ hints, isRight }: Pick<DailyEntry, 'hints' | 'isRight'>): number =>
  isRight ? 3 - hints : 0

export const starLine = (stars: number) => '★'.repeat(stars) + '☆'.repeat(3 - stars)

/** What a result to share tells: whether the spy was found and at what price, but not who it was. */
export const sharedOf = ({
  day,
  hints,
  isRight,
  streak,
}: Pick<DailyEntry, 'day' | 'hints'> & { readonly isRight: boolean; readonly streak: number }) => ({
  day,
  hints,
  isRight: String(isRight),
  stars: starLine(starsOf({ hints, isRight })),
  streak,
})

const dayMs = 24 * 60 * 60 * 1000
export const dayBefore = (day: string) => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)

/** How many days in a row were solved on their own day, up to today or yesterday. */
export function dailyStreak(
  entries: readonly Pick<DailyEntry, 'day' | 'isRight' | 'isInTime'>[],
  today: string,
): number {
  const solved = new Set(entries.flatMap(({ day, isRight, isInTime }) => (isRight && isInTime ? [day] : [])))
  const missedToday = entries.some(({ day, isRight }) => day === today && isRight === false)
  let day = solved.has(today) ? today : dayBefore(today)
  if (missedToday && !solved.has(today)) return 0
  let days = 0
  for (; solved.has(day); day = dayBefore(day)) days += 1
  return days
}
