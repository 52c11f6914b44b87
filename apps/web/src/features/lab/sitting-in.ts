import type { SuiteSpec } from '@wis/lab'

const bare = (name: string) => name.split('@')[0] ?? name

/** Who sits for whom in a part of a suite, without versions, by the names that the suite shows. */
export function sittingIn(
  spec: unknown,
  part: string,
): readonly (readonly [subject: string, agent: string])[] {
  const { subjects = [], suite } = spec as Partial<Pick<SuiteSpec, 'subjects' | 'suite'>>
  const plays = suite?.[part]?.plays ?? {}
  return subjects.flatMap((subject) => {
    const agent = plays[subject]
    return agent === undefined || bare(agent) === bare(subject) ? [] : [[bare(subject), bare(agent)] as const]
  })
}
