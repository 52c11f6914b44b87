import { kitCalled } from '@wis/games'
import { namesOfCondition } from '@wis/lab'
import type { ExperimentSpec } from '@wis/lab'
import type { ExperimentPage } from '@wis/protocol'

/** The names of the conditions of an experiment in a language. */
export function nameOfCondition({ game, spec }: Pick<ExperimentPage, 'game' | 'spec'>, locale: 'en' | 'zh') {
  const kit = kitCalled(game)
  // It was read when the experiment was made.
  const { own } = spec as Pick<ExperimentSpec, 'own'>
  return (id: string) => (kit ? namesOfCondition(kit, { own }, id).name[locale] : id)
}
