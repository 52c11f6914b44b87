import type { Language } from '@wis/engine'
import type { BiasReport } from '../report/bias.ts'
import type { Report } from '../report/report.ts'
import { inBothSizes } from './picture.ts'
import type { Figure } from './picture.ts'
import { drawStrips } from './strips.ts'
import type { Strip } from './strips.ts'
import { chanceText, conditionName } from './texts.ts'
import { pictureWords, propertyName } from './words.ts'

/** What draws choices, a picture for every subject, condition and property of the options. */
export function biasFigures(report: Report, language: Language): readonly Figure[] {
  return report.biases
    .filter(({ levels, choices }) => levels.length > 1 && choices > 0)
    .map((bias) => biasFigure(report, bias, language))
}

function biasFigure(report: Report, bias: BiasReport, language: Language): Figure {
  const text = pictureWords[language]
  const hasMany = report.spec.conditions.length > 1
  const who = hasMany ? `${bias.subject}, ${conditionName(report, bias.condition, language)}` : bias.subject
  const cell = { subject: bias.subject, condition: bias.condition }
  const rows = bias.levels.map(({ level, chosen, expected }): Strip => {
    const said = `${chosen} (${expected.toFixed(1)})`
    return { label: level, said, value: chosen, low: null, high: null, look: 'bar', expected, cell }
  })
  return {
    kind: 'bias',
    id: ['bias', bias.subject.replace('@', '-v'), bias.condition, bias.property].join('-'),
    title: `${who}: ${text.bias(propertyName(bias.property, language))}`,
    note: `${text.biasNote} ${text.biasTest(bias.choices, chanceText(bias.p))}`,
    pictures: inBothSizes((size) => drawStrips({ rows, shows: [0], tickText: String }, size)),
    table: {
      head: [text.level, text.chosen, text.expected],
      rows: bias.levels.map(({ level, chosen, expected }) => [level, String(chosen), expected.toFixed(1)]),
    },
  }
}
