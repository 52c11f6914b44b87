import { replay } from '@wis/engine'
import type { Entry, GameEvent } from '@wis/engine'
import { exportedCall, exportedVoid, exportFiles } from '@wis/lab'
import type { ExportedCall, ExportedExperiment, ExportedVoid, Schedule } from '@wis/lab'
import { callFaults, dealFaults, playFault } from './verify-match.ts'
import { linesOf } from './verify-source.ts'
import type { ExportSource } from './verify-source.ts'
import { readLine, RowsByMatch } from './verify-told-rows.ts'
import type { ToldRow } from './verify-told-rows.ts'

interface Checking {
  readonly source: ExportSource
  readonly experiment: ExportedExperiment
  readonly schedule: Schedule
}

/** Checks the matches that do not count: each was dealt as planned, and is not over by the rules. */
export class VoidsCheck {
  readonly #checking: Checking
  readonly #called: RowsByMatch<ExportedCall>
  /** The reasons, by the number of the match. */
  readonly #reasons = new Map<number, string[]>()
  #matches = 0
  #calls = 0

  constructor(checking: Checking) {
    this.#checking = checking
    this.#called = new RowsByMatch({
      source: checking.source,
      name: exportFiles.voidCalls,
      schema: exportedCall,
    })
  }

  get matches(): number {
    return this.#matches
  }

  /** Those of them that were void for a reason, and not stopped with their experiment. */
  get faulted(): number {
    return [...this.#reasons.values()].flat().length
  }

  get calls(): number {
    return this.#calls
  }

  /** Why a match was void before it counted, as it says itself, ends with the reasons that are here. */
  isTold(number: number, faults: readonly string[]): boolean {
    const told = this.#reasons.get(number) ?? []
    return told.every((one, at) => faults[faults.length - told.length + at] === one)
  }

  async *faults(): AsyncGenerator<string> {
    const { source, schedule, experiment } = this.#checking
    let same: ExportedVoid[] = []
    for await (const line of linesOf(source, exportFiles.voids)) {
      const match = readLine(line, exportedVoid)
      this.#matches += 1
      if (!match) return yield `line ${this.#matches} of ${exportFiles.voids} is not a match`
      const before = same[0]?.number ?? 0
      if (match.number < before || match.number > schedule.matches)
        return yield `line ${this.#matches} of ${exportFiles.voids}: match ${match.number} is not in its place, or none of the experiment`
      if (match.number > before) {
        yield* this.#callFaults(same)
        same = []
      }
      same.push(match)
      yield* this.#matchFaults(match)
    }
    yield* this.#callFaults(same)
    yield* this.#called.rest()
    if (this.faulted > experiment.voided)
      yield `${experiment.voided} matches were void, and ${exportFiles.voids} has ${this.faulted}`
  }

  *#matchFaults(match: ExportedVoid): Generator<string> {
    const { schedule, experiment } = this.#checking
    const { number, fault } = match
    if (fault !== null) this.#reasons.set(number, [...(this.#reasons.get(number) ?? []), fault])
    const name = `${exportFiles.voids}, line ${this.#matches}: match ${number}`
    const planned = schedule.matchAt(number)
    const checked = { schedule, experiment, match }
    for (const one of dealFaults(checked, planned)) yield `${name} ${one}`
    const log: readonly Entry<GameEvent>[] = match.log
    if (!isBegun(log)) {
      if (log.length > 1) yield `${name} goes on after it was void`
      return
    }
    const difference = playFault(checked, planned)
    if (difference !== undefined) yield `${name} ${difference}`
    else if (schedule.kit.rules.outcome(replay(schedule.kit.rules, log))?.kind === 'decided')
      yield `${name} is decided by the rules, and should count`
  }

  async *#callFaults(matches: readonly ExportedVoid[]): AsyncGenerator<string> {
    const [first] = matches
    if (!first) return
    const { rows, faults } = await this.#called.of(first.number)
    yield* faults
    this.#calls += rows.length
    for (const match of matches) yield* callFaults(match, rows.filter(isOf(match)), exportFiles.voidCalls)
    for (const { line } of rows.filter((one) => !matches.some((match) => isOf(match)(one))))
      yield `${exportFiles.voidCalls}, line ${line}: it belongs to another match`
  }
}

const isOf =
  ({ match }: ExportedVoid) =>
  ({ row }: ToldRow<ExportedCall>) =>
    row.match === match

/** A match that was stopped before anybody played it has no opening. */
const isBegun = ([first]: readonly Entry<GameEvent>[]) =>
  first !== undefined && first.event.type !== 'match-voided'
