import { planOf } from '@wis/lab'
import type { Plan } from '@wis/lab'
import { readArguments } from '../command.ts'
import { readExperiment } from './read-experiment.ts'

export async function plan(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    subjects: { type: 'string' },
    json: { type: 'boolean', default: false },
  })
  const planned = planOf(await readExperiment(positionals, values.subjects))
  console.log(values.json ? JSON.stringify(planned) : told(planned).join('\n'))
  return 0
}

function told({
  spec,
  matches,
  deals,
  callsPerMatch,
  probesPerMatch,
  ratingsPerMatch,
  factors,
  detects,
  comparisons,
}: Plan): readonly string[] {
  const asked = probesPerMatch.subject + probesPerMatch.others
  return [
    `${spec.name}: ${matches} matches of ${spec.game}`,
    `  deals        ${deals}, each played by ${spec.subjects.length} subjects under ${spec.conditions.length} conditions`,
    `  subjects     ${spec.subjects.join(', ')}`,
    `  conditions   ${spec.conditions.join(', ')}`,
    `  balanced     ${factors.map(({ factor, levels }) => `${factor} (${levels.join(', ')})`).join('; ') || 'nothing'}`,
    `  answers      about ${Math.round(matches * callsPerMatch)} of subjects, ${callsPerMatch.toFixed(1)} a match`,
    ...(asked > 0
      ? [`  probes       about ${Math.round(matches * asked)}, ${asked.toFixed(1)} a match`]
      : []),
    ...spec.judges.map(
      ({ agent, rubric }, at) =>
        `  judge        ${agent} (${rubric}): about ${Math.round(matches * (ratingsPerMatch[at] ?? 0))} ratings`,
    ),
    `  comparisons  ${comparisons}`,
    ...detects.map(
      ({ measure, difference }) =>
        `  finds        a difference of ${difference.toFixed(3)} in ${measure}, in four experiments of five`,
    ),
  ]
}
