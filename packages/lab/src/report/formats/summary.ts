import type { Language } from '@wis/engine'
import type { Report } from '../report.ts'

/** The size of the experiment and its conditions, a line each. */
export function summaryOf({ spec, matches, contents, names }: Report, language: Language): readonly string[] {
  const conditions = spec.conditions.flatMap((id) => {
    const known = names.conditions[id]
    return known ? [`- ${known.name[language]}: ${known.summary[language]}`] : []
  })
  const { decided, failed, void: voided, planned } = matches
  const size = {
    en: `${names.game.en}, ${decided + failed} of ${planned} matches; the subject failed in ${failed}, ${voided} were void and do not count.`,
    zh: `${names.game.zh}，共${planned}局，已完成${decided + failed}局；受试者故障${failed}局，作废${voided}局（不计入）。`,
  }
  const few = contents?.sentence ? ['', contents.sentence[language]] : []
  return [size[language], ...few, '', ...conditions]
}
