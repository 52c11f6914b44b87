import { isDeepStrictEqual } from 'node:util'
import { isDeclined } from '@wis/agents'
import { readFields } from '@wis/games'
import { exportFiles, isPerson, judgesAsked, ratingField, rubricCalled, saidIn, saidOf } from '@wis/lab'
import type {
  ExperimentSpec,
  ExportedExperiment,
  ExportedJudgement,
  GivenRating,
  ItemOfMatch,
  JudgeAsked,
  Rubric,
  SaidOfItem,
} from '@wis/lab'
import { z } from 'zod'
import { readLine } from './verify-told-rows.ts'
import type { ToldRow } from './verify-told-rows.ts'

type Judge = ExperimentSpec['judges'][number]
type Round = NonNullable<ExportedExperiment['judgings']>[number]
type ToldJudgement = ToldRow<ExportedJudgement>

/** The ratings of what was said in a match or a description. */
interface Rated {
  /** The number of the match or the description. */
  readonly number: number
  readonly told: readonly ToldJudgement[]
  /** The line of the file up to which they go. */
  readonly line: number
  /** What a rubric rates there. */
  itemsFor(rubric: string): readonly ItemOfMatch[]
}

interface Judged {
  readonly judges: readonly Judge[]
  /** Undefined for an old export, which holds no ratings. */
  readonly judgings: readonly Round[] | undefined
}

const at = (line: number) => `${exportFiles.judgements}, line ${line}:`

/** Knows which ratings an experiment has to have, and which of them its report counts. */
export class JudgementCheck {
  readonly #rounds: ReadonlyMap<number, Round>
  readonly #faults: readonly string[]
  /** Who rated, in the order of the report. */
  readonly judges: readonly JudgeAsked[]

  constructor({ judges, judgings = [] }: Judged) {
    this.#rounds = new Map(judgings.map((one) => [one.round, one]))
    const all = judgings.flatMap(({ judges: later }) => later)
    this.judges = judgesAsked(judges, all)
    const asked = ({ agent, rubric, times }: Pick<Judge, 'agent' | 'rubric' | 'times'>) => ({
      agent,
      rubric,
      times,
    })
    const first = this.#rounds.get(1)?.judges.map(asked)
    const named = judges.map(asked)
    const isOther = judges.length > 0 && judgings.length > 0 && !isDeepStrictEqual(first, named)
    this.#faults = isOther ? ['its first round of ratings has other judges than its specification'] : []
  }

  /** What is wrong with the rounds themselves. */
  get faults(): readonly string[] {
    return this.#faults
  }

  /** Everything that is wrong with the ratings of a match. */
  *faultsOf(rated: Rated): Generator<string> {
    const seen = new Set<string>()
    for (const { row, line } of rated.told) {
      const key = keyOf(row)
      if (seen.has(key)) yield `${at(line)} it is there twice`
      seen.add(key)
      const fault = this.#rowFault(row, rated)
      if (fault !== undefined) yield `${at(line)} ${fault}`
    }
    for (const wanted of this.#dueOf(rated))
      if (!seen.has(keyOf(wanted)))
        yield `${exportFiles.judgements}, after line ${rated.line}: rating ${wanted.time} of item ${wanted.item} by ${wanted.judge} (${wanted.rubric}, round ${wanted.round}) is missing`
  }

  /** The ratings that a report is made of, in the order of the file: of each judge those of the last round that counts. */
  countedOf({ told, itemsFor }: Pick<Rated, 'told' | 'itemsFor'>): readonly GivenRating[] {
    return told.flatMap(({ row }) => {
      const { rubric, judge, time, item, rating, round, person, picks } = row
      if (person === undefined && this.#countedRound(row) !== round) return []
      const facts = itemsFor(rubric).find(({ id }) => id === item)?.facts
      return [{ rubric, judge, time, item, rating, ...(picks && { picks }), ...(facts && { facts }) }]
    })
  }

  /** The last round of a judge that is over, or else the last one that was begun. */
  #countedRound({ judge, rubric }: ExportedJudgement): number | undefined {
    const own = [...this.#rounds.values()].filter(
      ({ judges, state }) =>
        state !== 'waiting' && judges.some((one) => one.agent === judge && one.rubric === rubric),
    )
    return (own.findLast(({ state }) => state === 'over') ?? own.at(-1))?.round
  }

  #rowFault(row: ExportedJudgement, { number, itemsFor }: Rated): string | undefined {
    const { rubric: id, judge, round, time, person } = row
    const rubric = rubricCalled(id)
    if (!rubric) return `there is no rubric ${id}`
    const item = itemsFor(id).find((one) => one.id === row.item)
    if (!item) return `${row.item} is not an item of ${number} by ${id}`
    if (row.rating !== null && rubric.scale.every(({ value }) => value !== row.rating))
      return `${row.rating} is not on the scale of ${id}`
    const { picks } = rubric.from ? saidOf(rubric.from, row.picks) : {}
    if (!isDeepStrictEqual(row.picks, picks) || (picks && picks.length !== row.rating))
      return `its choice is none of the list of ${id}`
    // A person is asked on a page, so there is no prompt and no text to read.
    if (person !== undefined)
      return judge === person && isPerson(person)
        ? undefined
        : `${judge} is not the name of a person who rated`
    const asked = this.#rounds.get(round)?.judges.find((one) => one.agent === judge && one.rubric === id)
    if (!asked || time > asked.times)
      return `${judge} was not asked for rating ${time} by ${id} in round ${round}`
    if (this.#rounds.get(round)?.state === 'waiting') return `round ${round} has not begun`
    if (!isDeepStrictEqual(shownIn(row.prompt), shownParts(rubric, item)))
      return 'its prompt shows something else than its item'
    const { rating, picks: read } = saidBy(rubric, row.raw)
    if (row.rating !== rating || !isDeepStrictEqual(picks, read))
      return 'its rating is another one than its answer gives'
    return undefined
  }

  /** A round that is over has all of its ratings. */
  *#dueOf({ itemsFor }: Rated): Generator<Omit<GivenRating, 'rating'> & { readonly round: number }> {
    for (const { round, judges, state } of this.#rounds.values())
      if (state === 'over')
        for (const { agent, rubric, times } of judges)
          for (const { id } of itemsFor(rubric))
            for (let time = 1; time <= times; time++) yield { round, rubric, judge: agent, time, item: id }
  }
}

type Key = Pick<ExportedJudgement, 'round' | 'rubric' | 'judge' | 'time' | 'item'> & {
  readonly person?: string | undefined
}

const keyOf = ({ round, rubric, judge, time, item, person }: Key) =>
  JSON.stringify([round, rubric, judge, time, item, person ?? null])

const prompted = z.object({ observation: z.object({ data: z.record(z.string(), z.unknown()) }) })

/** What a judge was shown, without the words around it. */
const shownIn = (prompt: string): unknown => readLine(prompt, prompted)?.observation.data

const shownParts = ({ parts: named }: Rubric, { parts }: ItemOfMatch) =>
  Object.fromEntries(Object.keys(named).map((name) => [name, parts[name] ?? '']))

/** What the last answer gives. An answer off the scale, or none, is missing. */
function saidBy(rubric: Rubric, raw: readonly string[]): SaidOfItem {
  const last = raw.at(-1)
  if (last === undefined || isDeclined(last)) return { rating: null }
  const read = readFields([ratingField(rubric)], last)
  return saidIn(rubric, read.ok ? read.values : null)
}
