import type { InBoth } from '@wis/engine'

type Chances = Readonly<Record<string, number>>

interface Forms {
  /** Exports hold it as far as its owner publishes it, and it is forgotten with the owner's account. */
  readonly text: string
  /** For each alias, from 0 to 1. */
  readonly chances: Chances
  /** For the alias of whoever looks, the chances of whoever is looked at. */
  readonly tables: Readonly<Record<string, Chances>>
}

interface BesideField {
  readonly form: keyof Forms
  /** Whether an answer may hold it, and the owner's calls tell it. If not, only a strategy of several steps asks for it. */
  readonly isAnswered: boolean
  /** The names under which models give it, the most telling first: in English, then in Chinese. */
  readonly names: readonly string[]
  readonly label: InBoth<string>
  /** Its meaning in the tables of an export. */
  readonly meaning: string
}

/**
 * What an agent tells beside its answer. No other seat ever knows it, and nothing in a match depends on it. Whoever watches
 * reads it after the end, unless its owner keeps it private. Each is stored in the column of `agent_calls` with its name.
 */
export const besideFields = {
  /** Its reasons in its own words. */
  reasoning: {
    form: 'text',
    isAnswered: true,
    names: [
      'reasoning,reason,reasons,thought,thoughts,thinking,think,analysis,explanation,rationale,why',
      '推理,理由,原因,思考,想法,分析,解释',
    ],
    label: { en: 'Reasoning', zh: '它的想法' },
    meaning: 'The reasoning of the model, where the server sent it.',
  },
  /** How likely it finds each alias to be one that hides. */
  beliefs: {
    form: 'chances',
    isAnswered: true,
    names: [
      'beliefs,belief,identities,identity,probabilities,spyprobability,spyprobabilities,suspicion,suspicions,suspects',
      '身份,身份推断,概率,怀疑度,判断',
    ],
    label: { en: 'Who it suspected', zh: '它怀疑谁' },
    meaning: 'How likely it found each player to be one that hides.',
  },
  /** What it expects of each seat, and thinks that each other seat expects. */
  minds: {
    form: 'tables',
    isAnswered: false,
    names: [],
    label: { en: 'Expectations', zh: '它的预期' },
    meaning: 'What it expected of each player, and thought that each other player expected.',
  },
} as const satisfies Readonly<Record<string, BesideField>>

type Fields = typeof besideFields
export type BesideName = keyof Fields
type With<Part> = { [Name in BesideName]: Fields[Name] extends Part ? Name : never }[BesideName]
export type BesideText = With<{ readonly form: 'text' }>
export type BesideAnswered = With<{ readonly isAnswered: true }>

/** What an agent told beside one answer. */
export type Beside = { readonly [Name in BesideName]?: Forms[Fields[Name]['form']] }

export const besideNames = Object.keys(besideFields) as readonly BesideName[]
export const besideTexts = besideNames.filter(
  (name): name is BesideText => besideFields[name].form === 'text',
)
export const besideAnswered = besideNames.filter(
  (name): name is BesideAnswered => besideFields[name].isAnswered,
)

type FormOf<Name extends BesideName> = Fields[Name]['form']

/** For each of these fields what its form is given. */
export const besideByForm = <
  Name extends BesideName,
  const Given extends Readonly<Record<FormOf<Name>, unknown>>,
>(
  names: readonly Name[],
  given: Given,
) =>
  forBeside(names, (name) => given[besideFields[name].form as FormOf<Name>]) as {
    readonly [Each in Name]: Given[FormOf<Each>]
  }

/** A value for each of these fields. */
export const forBeside = <Name extends BesideName, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>

/** What was told beside an answer, and nothing else of it. Texts are cut, if they have a limit. */
export function besideIn(told: Beside, names = besideNames, longest = Number.POSITIVE_INFINITY): Beside {
  const cut = (value: unknown) => (typeof value === 'string' ? value.slice(0, longest) : value)
  return Object.fromEntries(
    names.flatMap((name) => (told[name] === undefined ? [] : [[name, cut(told[name])]])),
  )
}
