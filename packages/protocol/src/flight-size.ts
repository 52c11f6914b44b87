import { checkMatchesOf, kitCalled, languages } from '@wis/games'

export interface CheckSize {
  /** The situations, or the matches of a game without situations. */
  readonly situations: number
  readonly turns: number
  readonly notices: number
  /** Whether there may be fewer turns, because matches may end early. */
  readonly atMost: boolean
}

/** A test compares these with a real check. */
const counts = {
  situations: { inAny: 27, en: 1, zh: 5 },
  turns: { inAny: 50, en: 1, zh: 10 },
  notices: { inAny: 354, en: 7, zh: 61 },
} as const

const countOf = (what: keyof typeof counts, played: readonly string[]): number =>
  languages
    .filter((language) => played.includes(language))
    .reduce<number>((sum, language) => sum + counts[what][language], counts[what].inAny)

/** The number of situations in a flight check of an agent that plays these languages. */
export const situationCount = (played: readonly string[]): number => countOf('situations', played)

/** The number of turns in a flight check of an agent that makes no mistake. A failed situation is tried again. */
export const turnCount = (played: readonly string[]): number => countOf('turns', played)

/** The number of notices to an agent that hears every event, under the usual ruleset. */
export const noticeCount = (played: readonly string[]): number => countOf('notices', played)

/** The size of the flight check of a game for an agent that makes no mistake. Empty for a game that is not here. */
export function checkSizeOf(game: string, played: readonly string[]): CheckSize {
  const kit = kitCalled(game)
  if (kit?.check?.situations)
    return {
      situations: situationCount(played),
      turns: turnCount(played),
      notices: noticeCount(played),
      atMost: false,
    }
  const matches = kit
    ? languages.filter((one) => played.includes(one)).flatMap(() => checkMatchesOf(kit))
    : []
  const turns = matches.reduce((sum, { mostTurns }) => sum + mostTurns, 0)
  return { situations: matches.length, turns, notices: 0, atMost: true }
}
