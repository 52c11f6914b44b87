import type { Flaw } from '@wis/games'
import type { FlightStep, SituationVerdict } from '@wis/protocol'
import { callsOf } from './calls-of.ts'
import { findingOf } from './finding-of.ts'
import type { Making } from './finding-of.ts'
import { wentWell } from './flown.ts'
import type { Flown } from './flown.ts'
import type { Trial } from './trial.ts'

/** The result of all tries of one trial. The last try decides; the flaws of earlier tries are advice. */
export function stepOf(
  { id, title, language, required, judge }: Trial,
  flown: readonly Flown[],
  madeOf: Making,
): FlightStep {
  const judged = flown.map(judge)
  const good = judged.findIndex(wentWell)
  const tries = good < 0 ? judged : judged.slice(0, good + 1)
  const last = tries.at(-1)
  const earlier = tries.slice(0, -1).flatMap(({ flaws }) => flaws.filter(({ fatal }) => fatal))
  const flaws = last?.flaws ?? []
  const told = distinct([...flaws, ...earlier.map((flaw) => ({ ...flaw, fatal: false }))])
  const verdict = verdictOf(told, tries.length)
  const lastFlown = flown.at(-1)
  return {
    situation: id,
    title: { ...title },
    language,
    required,
    verdict,
    tries: tries.length,
    latencyMs: last?.latencyMs ?? 0,
    answers: [...(last?.answers ?? [])],
    findings: told.map((flaw) => findingOf(flaw, id, madeOf)),
    ...(verdict === 'failed' && lastFlown && { calls: [...callsOf(lastFlown)] }),
  }
}

function verdictOf(flaws: readonly Flaw[], tries: number): SituationVerdict {
  if (tries === 0) return 'skipped'
  if (flaws.some(({ fatal }) => fatal)) return 'failed'
  return flaws.length > 0 ? 'advice' : 'passed'
}

/** One flaw of a kind: the first, which is the worst. */
function distinct(flaws: readonly Flaw[]): readonly Flaw[] {
  return flaws.filter(({ code }, place) => flaws.findIndex((other) => other.code === code) === place)
}
