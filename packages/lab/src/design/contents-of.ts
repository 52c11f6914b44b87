import { rngAt } from '@wis/engine'
import type { Language } from '@wis/engine'
import { materialAt } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'

interface Drawn {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly language: Language
  readonly spec: ExperimentSpec
}

const mostRepeats = 500

/**
 * The contents of an experiment by their number, such as pairs of words. Contents come again only after the game has
 * no further one.
 */
export function contentsOf({ kit, ruleset, language, spec }: Drawn): (number: number) => unknown {
  const listed = kit.setup.listed?.(ruleset, language)
  if (listed) {
    const inOrder = rngAt(`${spec.seed}/content/${language}`, 0).shuffle(listed)
    return (number) => inOrder[number % inOrder.length]
  }
  const contents: unknown[] = []
  const seen = new Set<string>()
  let draws = 0
  const draw = () =>
    kit.setup.draw(ruleset, language, rngAt(`${spec.seed}/content/${language}/${draws++}`, materialAt))
  const next = () => {
    for (let again = 0; again < mostRepeats; again++) {
      const content = draw()
      const key = JSON.stringify(content)
      if (!seen.has(key)) {
        seen.add(key)
        return content
      }
    }
    return undefined
  }
  let isExhausted = false
  return (number) => {
    while (contents.length <= number && !isExhausted) {
      const content = next()
      if (content === undefined) isExhausted = true
      else contents.push(content)
    }
    return contents[number % contents.length]
  }
}
