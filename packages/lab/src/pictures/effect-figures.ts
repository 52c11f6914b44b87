import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import type { BiasReport } from '../report/bias.ts'
import { conditionName, shownChance } from '../report/formats/shown.ts'
import type { Effect, Report, Results } from '../report/report.ts'
import { says } from './content/generated/words.ts'
import type { Figure, Strip } from './picture.ts'
import { ofStrips } from './strips.ts'
import type { Called } from './words.ts'
import { cellName, intervalText, numberText, propertyName, tickText, unitText } from './words.ts'

/** The effects of the conditions with their intervals, a picture for every measure. */
export function effectFigures(
  report: Results,
  language: Language,
  called: Called = (subject) => subject,
): readonly Figure[] {
  const text = says[language]
  return report.measures.flatMap((measure) => {
    const effects = report.effects.filter((effect) => effect.measure === measure.id)
    const seen = effects.filter(({ difference }) => difference.value !== null)
    if (seen.length === 0) return []
    const nameOf = (effect: Effect) =>
      `${called(effect.subject)} · ${conditionName(report, effect.condition, language)}`
    const unit = { unit: measure.unit, isDifference: true }
    const signed = (value: number) => numberText(unit, value, { isSigned: true })
    const rows = seen.map((effect): Strip => {
      const { value, deals } = effect.difference
      const { low, high } = effect.together ?? effect.difference
      const said = value === null ? '–' : signed(value)
      const cell = { subject: effect.subject, condition: effect.condition }
      const within = intervalText(unit, { low, high }, language)
      const look = effect.isTold ? 'told' : 'untold'
      return { label: nameOf(effect), said, value, low, high, within, deals, look, cell }
    })
    const ticks = (value: number) => tickText(unit, value)
    return {
      kind: 'effects',
      id: `effects-${measure.id}`,
      title: filled(text.effects, { measure: measure.name[language] }),
      note: [
        report.families ? text.effectsNote : text.effectsNoteBefore,
        measure.unit === 'share' ? text.inPoints : '',
        seen.some(({ difference }) => difference.low === null) ? text.withoutInterval : '',
      ].join(''),
      ...ofStrips({ rows, shows: [0], tickText: ticks, unit: unitText(unit, language) }),
      table: {
        head: [
          text.subject,
          text.difference,
          report.families ? text.together : text.interval,
          text.chance,
          text.deals,
        ],
        rows: seen.map((effect, at) => [
          nameOf(effect),
          rows[at]?.said ?? '',
          rows[at]?.within ?? '',
          shownChance(effect.corrected),
          String(effect.difference.deals),
        ]),
      },
    }
  })
}

/** What draws choices, a picture for every subject, condition and property of the options. */
export function biasFigures(
  report: Report,
  language: Language,
  called: Called = (subject) => subject,
): readonly Figure[] {
  return report.biases
    .filter(({ levels, choices }) => levels.length > 1 && choices > 0)
    .map((bias) => biasFigure(bias, cellName(report, bias, language, called), language))
}

function biasFigure(bias: BiasReport, who: string, language: Language): Figure {
  const text = says[language]
  const cell = { subject: bias.subject, condition: bias.condition }
  const rows = bias.levels.map(({ level, chosen, expected }): Strip => {
    const said = `${chosen} (${expected.toFixed(1)})`
    return { label: level, said, value: chosen, low: null, high: null, look: 'bar', expected, cell }
  })
  return {
    kind: 'bias',
    id: ['bias', bias.subject.replace('@', '-v'), bias.condition, bias.property].join('-'),
    title: `${who}: ${filled(text.bias, { property: propertyName(bias.property, language) })}`,
    note: `${text.biasNote} ${filled(text.biasTest, { choices: bias.choices, p: shownChance(bias.p) })}`,
    ...ofStrips({ rows, shows: [0], tickText: String, unit: text.units.choices }),
    table: {
      head: [text.level, text.chosen, text.expected],
      rows: bias.levels.map(({ level, chosen, expected }) => [level, String(chosen), expected.toFixed(1)]),
    },
  }
}
