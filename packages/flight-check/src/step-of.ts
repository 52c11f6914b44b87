import { isUnheard } from '@wis/agents'
import type { InBoth } from '@wis/engine'
import type { Flaw, FlawText } from '@wis/games'
import type { FlightCall, FlightFinding, FlightProgress, FlightStep, SituationVerdict } from '@wis/protocol'
import { wentWell } from './flown.ts'
import type { Flown, FlownTurn, Trial } from './flown.ts'

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

/** The part of an agent that its owner can change, by the way to reach it: a program, called or dialling in, or prompts. */
export const makings = ['code', 'space', 'a2a', 'dial-in', 'prompt'] as const
export type Making = (typeof makings)[number]

export function makingOf(kind: string): Making {
  if (kind === 'outbound') return 'dial-in'
  if (kind === 'hf-space') return 'space'
  if (kind === 'a2a') return 'a2a'
  return ['hf-model', 'hf-endpoint', 'openai'].includes(kind) ? 'prompt' : 'code'
}

/** A flaw, worded for the owner who can mend it. */
export function findingOf(
  { code, text, params, fatal }: Flaw,
  situation: string | null,
  madeOf: Making,
): FlightFinding {
  return {
    situation,
    verdict: fatal ? 'failed' : 'advice',
    code,
    params: { ...params },
    what: filled(text.what, params),
    howToMend: filled(mendFor(text, madeOf), params),
  }
}

/** What is wrong, in words. */
export const whatOf = ({ text, params }: Flaw): InBoth<string> => filled(text.what, params)

function mendFor(text: FlawText, madeOf: Making): InBoth<string> {
  const { mendCode, mendSpace, mendA2a, mendDialIn, mendPrompt } = text
  const own = { code: mendCode, space: mendSpace, a2a: mendA2a, 'dial-in': mendDialIn, prompt: mendPrompt }
  return own[madeOf] ?? mendCode
}

/** Placeholders of prompts, in double braces, stay as they are. */
function filled(text: InBoth<string>, params: Flaw['params']): { en: string; zh: string } {
  const fill = (template: string) =>
    template.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, (whole, name: string) => String(params[name] ?? whole))
  return { en: fill(text.en), zh: fill(text.zh) }
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

/** Enough calls to see how a failure came about. A long match has many more. */
const mostCalls = 20

/**
 * The calls of a match up to the failed one, or the last ones if there are many. Failed calls keep their wire
 * traffic; the others keep only their texts.
 */
function callsOf({ turns }: Flown): readonly FlightCall[] {
  const failed = turns.findIndex(({ flaws }) => flaws.some(({ fatal }) => fatal))
  return turns
    .slice(0, failed + 1)
    .flatMap(callsOfTurn)
    .slice(-mostCalls)
}

function callsOfTurn({ kind, round, told, attempts, answer, flaws }: FlownTurn): readonly FlightCall[] {
  const failed = flaws.some(({ fatal }) => fatal)
  const tellings = told.map((telling): FlightCall => {
    const isMissed = isUnheard(telling)
    return {
      kind: 'told',
      round,
      told: telling.told,
      answer: null,
      failed: isMissed,
      exchange: isMissed ? telling.attempts.map(stored) : [],
    }
  })
  const exchange = failed ? attempts.map(stored) : []
  return [
    ...tellings,
    {
      kind: kind === 'vote' || kind === 'speech' ? kind : 'turn',
      round,
      told: null,
      answer: answer ?? null,
      failed,
      exchange,
    },
  ]
}

const stored = (attempt: FlownTurn['attempts'][number]) =>
  structuredClone(attempt) as FlightCall['exchange'][number]

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

/**
 * What need not be tried again of a check that was stopped. Situations that share a match are kept all together or not
 * at all: the match that they are judged by is gone.
 */
export function keptSteps(
  trials: readonly Trial[],
  resumed: Pick<FlightProgress, 'steps'> | undefined,
): readonly FlightStep[] {
  const tried = (resumed?.steps ?? []).filter(({ verdict }) => verdict !== 'skipped')
  const stepOf = ({ id, language }: Trial) =>
    tried.find((step) => step.situation === id && step.language === language)
  const gone = new Set(trials.filter((trial) => !stepOf(trial)).map(matchOf))
  return trials.flatMap((trial) => (gone.has(matchOf(trial)) ? [] : (stepOf(trial) ?? [])))
}

const matchOf = ({ id, within }: Trial) => within ?? id
