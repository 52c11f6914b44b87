import type { ExperimentSpec } from '../spec/experiment-spec.ts'

/** Who rates by which rubric, and the agreement with people that the judge is to reach. */
export type JudgeAsked = Pick<ExperimentSpec['judges'][number], 'agent' | 'rubric' | 'trust'>

/** The judges of a specification and those of later rounds, each once. Of its thresholds the one that was named last counts. */
export function judgesAsked(own: readonly JudgeAsked[], later: readonly JudgeAsked[]): readonly JudgeAsked[] {
  const all = new Map<string, JudgeAsked>()
  for (const { agent, rubric, trust } of [...own, ...later]) {
    const key = JSON.stringify([agent, rubric])
    const least = trust ?? all.get(key)?.trust
    all.set(key, { agent, rubric, ...(least !== undefined && { trust: least }) })
  }
  return [...all.values()]
}
