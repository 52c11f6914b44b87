import type { Entry, GameEvent, InBoth, Language, Seat } from '@wis/engine'
import type { Field, FieldValues } from './field.ts'

/** An answer to a probe, and what the match says about it. */
export interface AnsweredProbe<State> {
  /** The state of the whole log up to the entry after which it was asked. */
  readonly truth: State
  readonly seat: Seat
  readonly values: FieldValues
  /** What another seat answered to a probe at the same entry. Undefined if it gave no answer. */
  answerOf(probe: string, seat: Seat): FieldValues | undefined
}

/** Right answers, of all that could be judged. */
export interface ProbeTally {
  readonly right: number
  readonly asked: number
}

/** What answers would earn that look at nothing of the match. Sums over matches. */
export interface GuessTally {
  /** The answers that it is about. */
  readonly asked: number
  /** Right ones, on the average, if all answers that may be given were as likely. Absent where any text may be one. */
  readonly even?: number
  /** Right ones if it was the same answer each time, by what is answered. */
  readonly same?: Readonly<Record<string, number>>
}

/** Chances that were stated for things of which exactly one is so. They add up to 1. */
export interface Forecast {
  readonly chances: readonly number[]
  /** The index of the thing that is so. */
  readonly happened: number
}

export interface ProbeScore {
  readonly tallies: Readonly<Record<string, ProbeTally>>
  /** What guesses would have earned in its place, by the same names. */
  readonly guesses?: Readonly<Record<string, GuessTally>>
  readonly forecast?: Forecast
}

/** A question beside the game. The asking leaves no trace in the match. */
export interface Probe<State, Event extends GameEvent> {
  readonly id: string
  readonly name: InBoth<string>
  /** What is asked, in one sentence for the reader of a report. */
  readonly summary: InBoth<string>
  /** Who is asked: the subject alone, or every seat that can be. */
  readonly asks: 'subject' | 'everybody'
  /** Another probe whose answers it is scored against, and which is asked at the same entries. */
  readonly against?: string
  /** The numbers of the entries after which it is asked, in a log that may still grow. */
  after(log: readonly Entry<Event>[]): readonly number[]
  /** The seats that can be asked now. */
  seats(state: State): readonly Seat[]
  /** In the language of the match. The state is what the seat may know. */
  question(state: State, seat: Seat): string
  fields(state: State, seat: Seat): readonly Field[]
  /** What its score counts. */
  readonly measures: Readonly<Record<string, InBoth<string>>>
  score(answered: AnsweredProbe<State>): ProbeScore
}

/** A probe of any game. */
export type KitProbe = Probe<unknown, GameEvent>

/** A game in which exactly one seat is another kind of player than the rest, and the others look for it. */
interface OddOne<State, Event extends GameEvent> {
  /** What the odd one is called. */
  readonly called: InBoth<string>
  /** The probe that asks every seat who it is, and the field of its answer that names a seat. */
  readonly deduction: { readonly probe: string; readonly field: string }
  readonly measure: string
  after(log: readonly Entry<Event>[]): readonly number[]
  /** The seats that may be it. */
  seats(state: State): readonly Seat[]
  table(state: State): { readonly aliases: readonly string[]; readonly language: Language }
}

/** How many of these seats are taken for what they are by one that takes a single seat for the odd one. */
export const rightAbout = (seats: readonly Seat[], taken: unknown, odd: Seat | null): number =>
  seats.filter((seat) => (taken === seat) === (odd === seat)).length

/** The same on the average, by one that takes any of so many seats for it, all as likely. */
export function evenAbout(seats: readonly Seat[], odd: Seat | null, options: number): number {
  const chance = 1 / options
  return seats.reduce((sum, seat) => sum + (seat === odd ? chance : 1 - chance), 0)
}

/** The name of the field about another seat. Seats are counted from 1, as their usual names are. */
export const predictionAbout = (seat: Seat) => `suspect-of-${seat + 1}`

/**
 * What do the others take each other and me for? For each other seat the subject names the one which that seat takes for
 * the odd one. The truth is what that seat answered itself, so of one that gave no answer nothing is judged.
 */
export function predictedDeductions<State, Event extends GameEvent>(
  game: OddOne<State, Event>,
): Probe<State, Event> {
  const { called, deduction, measure } = game
  const othersThan = (state: State, seat: Seat) => game.seats(state).filter((other) => other !== seat)
  return {
    id: 'predicted-deductions',
    name: { en: 'Predicted deductions', zh: '预测他人的推断' },
    summary: {
      en: `Before the first vote: whom does each of the others take for ${called.en}?`,
      zh: `第一次投票前：其他每名玩家认为谁是${called.zh}？`,
    },
    asks: 'subject',
    against: deduction.probe,
    after: (log) => game.after(log),
    seats: (state) => game.seats(state),
    question: (state) => questionIn(game.table(state).language, called),
    fields: (state, seat) => {
      const { aliases } = game.table(state)
      const named = game.seats(state).map((other) => ({ seat: other, alias: aliases[other] ?? '' }))
      return othersThan(state, seat).map((other) => ({
        kind: 'seat',
        name: predictionAbout(other),
        label: {
          en: `whom ${aliases[other] ?? ''} takes for ${called.en}`,
          zh: `${aliases[other] ?? ''}认为谁是${called.zh}`,
        },
        seats: named,
      }))
    },
    measures: { [measure]: { en: 'What others think of each other', zh: '他人对每个人的看法' } },
    score: (answered) => scoreOf(answered, game),
  }
}

function scoreOf<State, Event extends GameEvent>(
  { truth, seat, values, answerOf }: AnsweredProbe<State>,
  { deduction, measure, seats }: OddOne<State, Event>,
): ProbeScore {
  const all = seats(truth)
  const told = all.flatMap((other) => {
    const taken = other === seat ? undefined : answerOf(deduction.probe, other)?.[deduction.field]
    if (typeof taken !== 'number') return []
    const judged = all.filter((one) => one !== other)
    return [
      {
        asked: judged.length,
        right: rightAbout(judged, values[predictionAbout(other)], taken),
        even: evenAbout(judged, taken, all.length),
      },
    ]
  })
  const sum = (part: 'asked' | 'right' | 'even') => told.reduce((total, one) => total + one[part], 0)
  const guesses: GuessTally = { asked: sum('asked'), even: sum('even') }
  return {
    tallies: { [measure]: { right: sum('right'), asked: sum('asked') } },
    guesses: { [measure]: guesses },
  }
}

const questionIn = (language: Language, called: InBoth<string>): string =>
  language === 'zh'
    ? `这是游戏之外的提问，场上没有人会听到你的回答，对局也不受影响。${called.zh}恰好有一个，每个人都可能把任何一名玩家（包括自己）当成${called.zh}。请站在其他每名玩家的角度想：这名玩家认为谁是${called.zh}？`
    : `This is a question beside the game. Nobody at the table hears your answer, and nothing in the match depends on it. Exactly one player is ${called.en}, and anybody may take any player for it, also oneself. Put yourself in the place of each of the others: whom does this player take for ${called.en}?`
