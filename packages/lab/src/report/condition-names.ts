import type { GameKit } from '@wis/games'
import { conditionCalled } from '../conditions/condition-called.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { isSince, newestMethod } from './report-method.ts'
import type { ReportMethod } from './report-method.ts'
import type { Report } from './report.ts'

type Names = Report['names']['conditions'][string]

const baselineNames: Names = {
  name: { en: 'Baseline', zh: '基准' },
  summary: { en: 'Nothing is changed.', zh: '不作任何改变。' },
}

const repetitionNames = (id: string): Names => {
  const number = id.slice('again-'.length)
  return {
    name: { en: `Again, ${number}`, zh: `重复${number}` },
    summary: {
      en: 'The same contents and factors, dealt with other chance.',
      zh: '同样的内容和因素，只是随机数不同。',
    },
  }
}

/** The name of a condition and its meaning, for readers of a report of some method. */
export function namesOfCondition(
  kit: GameKit,
  spec: Pick<ExperimentSpec, 'own'>,
  id: string,
  method: ReportMethod = newestMethod,
): Names {
  const condition = conditionCalled(kit, spec, id)
  if (condition?.before && !isSince(method, 'sized')) return condition.before
  if (condition) return { name: condition.name, summary: condition.summary }
  return id.startsWith('again-') ? repetitionNames(id) : baselineNames
}
