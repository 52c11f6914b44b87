import type { Language } from '@wis/engine'
import type { Effect, Results } from '../report/report.ts'
import { inBothSizes } from './picture.ts'
import type { Figure } from './picture.ts'
import { drawStrips } from './strips.ts'
import type { Strip } from './strips.ts'
import { chanceText, conditionName, intervalText, numberText, tickText } from './texts.ts'
import { pictureWords } from './words.ts'

/** The effects of the conditions with their intervals, a picture for every measure. */
export function effectFigures(report: Results, language: Language): readonly Figure[] {
  const text = pictureWords[language]
  return report.measures.flatMap((measure) => {
    const effects = report.effects.filter((effect) => effect.measure === measure.id)
    const seen = effects.filter(({ difference }) => difference.value !== null)
    if (seen.length === 0) return []
    const nameOf = (effect: Effect) =>
      `${effect.subject} · ${conditionName(report, effect.condition, language)}`
    const unit = { unit: measure.unit, isDifference: true }
    const signed = (value: number) => numberText(unit, value, { isSigned: true })
    const rows = seen.map((effect): Strip => {
      const { value, low, high } = effect.difference
      const said = value === null ? '–' : signed(value)
      const cell = { subject: effect.subject, condition: effect.condition }
      return { label: nameOf(effect), said, value, low, high, look: effect.isTold ? 'told' : 'untold', cell }
    })
    const ticks = (value: number) => tickText(unit, value)
    return {
      kind: 'effects',
      id: `effects-${measure.id}`,
      title: text.effects(measure.name[language]),
      note: `${text.effectsNote}${measure.unit === 'share' ? text.inPoints : ''}`,
      pictures: inBothSizes((size) => drawStrips({ rows, shows: [0], tickText: ticks }, size)),
      table: {
        head: [text.subject, text.difference, text.interval, text.chance],
        rows: seen.map((effect, at) => [
          nameOf(effect),
          rows[at]?.said ?? '',
          intervalText(unit, effect.difference, language),
          chanceText(effect.corrected),
        ]),
      },
    }
  })
}
