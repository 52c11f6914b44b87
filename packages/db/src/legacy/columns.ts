import type { OlderEnd } from '@wis/games'

/** The columns of a match that only this game fills. */
export const ownMatchColumns = ['spy_seat', 'civilian_word', 'spy_word'] as const
export const ownColumns = ({ spySeat, words }: OlderEnd) =>
  ({ spy_seat: spySeat, civilian_word: words.civilian, spy_word: words.spy }) satisfies Record<
    (typeof ownMatchColumns)[number],
    number | string
  >
/** Those of them that hold the words of the table. */
export const wordColumns = ['civilian_word', 'spy_word'] as const

/** SQL: the word that seat `x` held in match `m`, and the word of the other side. */
export const heldWord = `case x.role when 'spy' then m.spy_word else m.civilian_word end`
export const otherWord = `case x.role when 'spy' then m.civilian_word else m.spy_word end`

/** SQL: whether seat `x` was on the side that won match `m`. */
export const wonItsSide = `(x.role = 'spy') = (m.winner = 'spy')`

/** SQL: whether TrueSkill counts match `m`, as it does in all games but the first. */
export const isRatedBySides = 'm.spy_seat is null'
