import type { InBoth } from '@wis/engine'
import type { GameKit } from '@wis/games'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import type { OwnCondition } from '../spec/own-condition.ts'

export type KitCondition = NonNullable<GameKit['studies']>['conditions'][number]

/** The condition of this name, of the game or the author's own. Undefined for the baseline, which changes nothing. */
export function conditionCalled(
  { studies }: GameKit,
  { own }: Pick<ExperimentSpec, 'own'>,
  id: string,
): KitCondition | undefined {
  const made = Object.hasOwn(own, id) ? own[id] : undefined
  return made ? conditionOfOwn(id, made) : studies?.conditions.find((condition) => condition.id === id)
}

/** As much of a prompt as a summary quotes. */
const quotedUnits = 160

/** A condition of the experiment's author in the form of those of a game. */
function conditionOfOwn(id: string, own: OwnCondition): KitCondition {
  const { name, seats, prompt, strategy, rules, hides } = own
  return {
    id,
    seats,
    name: name ?? { en: id, zh: id },
    summary: summaryOf(own),
    ...(prompt && { prompt }),
    ...(strategy !== undefined && { strategy }),
    ...(rules && { rules }),
    ...(hides && { hides }),
  }
}

function summaryOf({ prompt, strategy, rules, hides }: OwnCondition): InBoth<string> {
  const fields = Object.entries(rules ?? {}).map(([field, value]) => `${field} = ${JSON.stringify(value)}`)
  const en = [
    ...(prompt ? [`Models are told too: “${quoted(prompt.en)}”.`] : []),
    ...(strategy === undefined ? [] : [`Models are asked by the strategy ${strategy}.`]),
    ...(fields.length === 0 ? [] : [`Rules that differ: ${fields.join(', ')}.`]),
    ...(hides ? [`Not told: ${hides.join(', ')}.`] : []),
  ]
  const zh = [
    ...(prompt ? [`另外告诉模型：“${quoted(prompt.zh)}”。`] : []),
    ...(strategy === undefined ? [] : [`按策略 ${strategy} 询问模型。`]),
    ...(fields.length === 0 ? [] : [`规则不同：${fields.join('、')}。`]),
    ...(hides ? [`不告知：${hides.join('、')}。`] : []),
  ]
  return { en: en.join(' '), zh: zh.join('') }
}

const quoted = (text: string) => {
  const units = [...text.replaceAll(/\s+/g, ' ')]
  return units.length > quotedUnits ? `${units.slice(0, quotedUnits).join('')}…` : units.join('')
}
