import type { FlightStep, SituationVerdict } from '@wis/protocol'

const worth: Readonly<Record<SituationVerdict, number>> = { passed: 1, advice: 0.5, failed: 0, skipped: 0 }
/** A situation that is required for the badge counts this many times. */
const requiredWeight = 2

/** From 0 to 100: the share of successful situations. */
export function scoreOf(steps: readonly Pick<FlightStep, 'required' | 'verdict'>[]): number {
  const weightOf = ({ required }: Pick<FlightStep, 'required'>) => (required ? requiredWeight : 1)
  const all = steps.reduce((sum, step) => sum + weightOf(step), 0)
  const got = steps.reduce((sum, step) => sum + weightOf(step) * worth[step.verdict], 0)
  return all === 0 ? 0 : Math.floor((100 * got) / all)
}

/** Fit for ranked matches: no required situation failed or was left out. */
export function hasPassed(steps: readonly Pick<FlightStep, 'required' | 'verdict'>[]): boolean {
  const isMissed = ({ required, verdict }: Pick<FlightStep, 'required' | 'verdict'>) =>
    required && (verdict === 'failed' || verdict === 'skipped')
  return steps.length > 0 && !steps.some(isMissed)
}
