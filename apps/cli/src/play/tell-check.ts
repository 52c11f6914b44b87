import { flightCheck, trialsOf } from '@wis/flight-check'
import type { CheckedRules, FlightOptions } from '@wis/flight-check'
import type { FlightFinding, FlightReport, FlightStep } from '@wis/protocol'

export type CheckOptions = Pick<FlightOptions, 'languages' | 'connect' | 'clock' | 'signal'> & CheckedRules

/** Runs the flight check of a game and reports its progress, then the faults. */
export async function tellCheck(
  { game, ruleset, ...options }: CheckOptions,
  print: (line: string) => void,
): Promise<FlightReport> {
  const [language = 'en'] = options.languages
  const rules = { rulesetId: ruleset.id, trials: trialsOf({ game, ruleset }, options.languages) }
  const flight = flightCheck({ ...options, ...rules, version: 1, madeOf: 'code', readyWithinMs: 60_000 })
  print('\nFlight check')
  let told = 0
  for (;;) {
    const next = await flight.next()
    if (next.done) {
      for (const line of summary(next.value, language)) print(line)
      return next.value
    }
    for (const step of next.value.steps.slice(told)) print(stepLine(step, language))
    told = next.value.steps.length
  }
}

const marks = { passed: '✔', advice: '◦', failed: '✘', skipped: '·' } as const

function stepLine({ verdict, title, latencyMs }: FlightStep, language: 'en' | 'zh'): string {
  const time = verdict === 'skipped' ? '' : `  ${(latencyMs / 1000).toFixed(1)} s`
  return `  ${marks[verdict]} ${title[language]}${time}`
}

function summary({ passed, score, findings }: FlightReport, language: 'en' | 'zh'): readonly string[] {
  const verdict = passed
    ? 'passed: it may play ranked matches'
    : 'not passed: it may not play ranked matches yet'
  const lines = distinct(findings).flatMap(({ verdict: how, what, howToMend }) => [
    '',
    `${how === 'failed' ? '✘' : '◦'} ${what[language]}`,
    `  → ${howToMend[language]}`,
  ])
  return [...lines, '', `Flight check ${verdict}. Score ${score} of 100.`]
}

/** Prints each piece of advice once. */
function distinct(findings: readonly FlightFinding[]): readonly FlightFinding[] {
  const worst = findings.toSorted((a, b) => Number(b.verdict === 'failed') - Number(a.verdict === 'failed'))
  return worst.filter(({ code }, place) => worst.findIndex((other) => other.code === code) === place)
}
