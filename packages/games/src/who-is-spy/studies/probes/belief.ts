import type { Seat } from '@wis/engine'
import type { Field, FieldValues } from '../../../contract/field.ts'
import { predictedDeductions } from '../../../contract/probe.ts'
import type { Probe } from '../../../contract/probe.ts'
import { texts } from '../../content/generated/texts.ts'
import type { SpyEvent } from '../../schema.ts'
import type { SpyState } from '../../state.ts'
import { about, beforeEveryVote, beforeTheFirstVote, firstOrderProbe } from './first-order.ts'

const whole = 100

const { question, ...said } = texts.of('belief', 'name', 'summary', 'question')

/** Who is the spy? A chance for every living seat, the own one included. */
export const beliefProbe: Probe<SpyState, SpyEvent> = {
  id: 'belief',
  ...said,
  asks: 'subject',
  after: beforeEveryVote,
  seats: ({ living }) => living,
  question: ({ language }) => question[language],
  fields: (state) => state.living.map((seat) => chanceOf(state, seat)),
  measures: texts.of('belief-measures', 'spotted'),
  score: ({ truth, values }) => {
    const chances = chancesIn(truth, values)
    const happened = truth.spy === null ? -1 : truth.living.indexOf(truth.spy)
    // Of several that are equally likely, each is half or a third of a right answer.
    const top = Math.max(...chances)
    const leaders = chances.filter((chance) => chance === top).length
    const right = chances[happened] === top ? 1 / leaders : 0
    return {
      tallies: { spotted: { right, asked: 1 } },
      guesses: { spotted: { asked: 1, even: 1 / chances.length } },
      forecast: { chances, happened },
    }
  },
}

function chanceOf({ aliases }: SpyState, seat: Seat): Field {
  const name = aliases[seat] ?? ''
  const label = { en: `chance that ${name} is the spy, in per cent`, zh: `${name}是卧底的可能性，百分数` }
  return { kind: 'number', name: about('spy', seat), label, least: 0, most: whole }
}

/** Made to add up to 1. If all are 0, nobody is likelier than another. */
function chancesIn({ living }: SpyState, values: FieldValues): readonly number[] {
  const given = living.map((seat) => Number(values[about('spy', seat)] ?? 0))
  const sum = given.reduce((total, one) => total + one, 0)
  return given.map((one) => (sum > 0 ? one / sum : 1 / living.length))
}

export const predictionsProbe = predictedDeductions<SpyState, SpyEvent>({
  called: { en: 'the spy', zh: '卧底' },
  deduction: { probe: firstOrderProbe.id, field: 'spy' },
  measure: '2-deduction',
  after: beforeTheFirstVote,
  seats: ({ living }) => living,
  table: ({ aliases, language }) => ({ aliases, language }),
})
