import type { Language } from '@wis/engine'
import type { PlanFixed, Report } from '../report.ts'
import { cleanNote } from './clean-sheets.ts'

/** The size of the experiment and its conditions, a line each. */
export function summaryOf(
  { spec, plan, matches, contents, clean, names }: Report,
  language: Language,
): readonly string[] {
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
  const cut = cleanNote({ ...(clean !== undefined && { clean }) }, language)
  const cuts = cut === undefined ? [] : ['', cut]
  return [size[language], ...planLine(plan, language), ...few, ...cuts, '', ...conditions]
}

/** Which plan it is, and since when it stands. */
export function planLine(plan: PlanFixed | undefined, language: Language): readonly string[] {
  if (!plan) return []
  const { sha256, at } = plan
  const said =
    at === undefined
      ? { en: `The SHA-256 of the plan is ${sha256}.`, zh: `方案的 SHA-256 为 ${sha256}。` }
      : {
          en: `The plan was fixed at ${at}, before the first match. Its SHA-256 is ${sha256}.`,
          zh: `方案在第一局之前的 ${at} 确定，其 SHA-256 为 ${sha256}。`,
        }
  return ['', said[language]]
}
