import type { PlayedMatch } from '../play/played-match.ts'
import type { ProbeCounts, ProbeOutcome } from '../probes/probe-row.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { everyCell, keyOfCell } from './report-tally.ts'
import type { Cell } from './report-tally.ts'

/** How the matches of a subject under a condition ended, and what became of its probes. */
export interface OutcomeReport extends Cell {
  /** In first place, alone or with others. */
  readonly first: number
  readonly beaten: number
  /** Matches that the subject could not play. */
  readonly failed: number
  readonly void: number
  readonly probes: ProbeCounts
}

interface Counted {
  first: number
  beaten: number
  failed: number
  void: number
  readonly probes: Record<string, Partial<Record<ProbeOutcome, number>>>
}

/** Counts how matches ended, by subject and condition. */
export class OutcomeTally {
  readonly #cells = new Map<string, Counted>()

  add(match: PlayedMatch): void {
    const key = keyOfCell(match)
    const counted = this.#cells.get(key) ?? none()
    this.#cells.set(key, counted)
    counted[endOf(match)] += 1
    for (const [probe, outcomes] of Object.entries(match.probes ?? {})) {
      const own = (counted.probes[probe] ??= {})
      for (const [outcome, count] of Object.entries(outcomes) as [ProbeOutcome, number][])
        own[outcome] = (own[outcome] ?? 0) + count
    }
  }

  reports(spec: Pick<ExperimentSpec, 'subjects' | 'conditions'>): readonly OutcomeReport[] {
    return everyCell(spec).map((cell) => {
      const counted = this.#cells.get(keyOfCell(cell)) ?? none()
      return { ...cell, ...counted, probes: sorted(counted.probes) }
    })
  }
}

const none = (): Counted => ({ first: 0, beaten: 0, failed: 0, void: 0, probes: {} })

function endOf({ end, results, seat }: PlayedMatch): 'first' | 'beaten' | 'failed' | 'void' {
  if (end === 'void') return 'void'
  if (end === 'subject-failed') return 'failed'
  return results[seat]?.place === 1 ? 'first' : 'beaten'
}

/** Matches may come in any order, and a report may not depend on it. */
const sorted = (probes: Counted['probes']): ProbeCounts =>
  Object.fromEntries(byName(probes).map(([probe, outcomes]) => [probe, Object.fromEntries(byName(outcomes))]))

const byName = <Value>(of: Readonly<Record<string, Value>>) =>
  Object.entries(of).toSorted(([one], [other]) => (one < other ? -1 : 1))
