import type { StudiedChoice } from '@wis/games'
import type { PlayedMatch } from '../play/played-match.ts'
import type { Cell } from './tally.ts'

/** One level of a property of the options, such as the name “Player 3”. */
export interface BiasLevel {
  readonly level: string
  readonly chosen: number
  /** The number that chance alone would give: each option of a choice as likely as the others. */
  readonly expected: number
}

/** How often each level was chosen, against how often it would be by chance. */
export interface BiasReport extends Cell {
  readonly property: string
  readonly choices: number
  readonly levels: readonly BiasLevel[]
}

interface Count {
  chosen: number
  expected: number
}

/** Counts the choices of subjects by the properties of their options. Choices without an answer are left out. */
export class BiasTally {
  readonly #cells = new Map<
    string,
    { cell: Cell; choices: number; properties: Map<string, Map<string, Count>> }
  >()

  add({ subject, condition, choices }: PlayedMatch): void {
    for (const choice of choices) if (choice.chosen !== null) this.#count({ subject, condition }, choice)
  }

  reports(): readonly BiasReport[] {
    return [...this.#cells.values()].flatMap(({ cell, choices, properties }) =>
      [...properties].map(([property, levels]) => ({
        ...cell,
        property,
        choices,
        levels: [...levels]
          .map(([level, { chosen, expected }]) => ({ level, chosen, expected }))
          .sort((one, other) => one.level.localeCompare(other.level, 'en', { numeric: true })),
      })),
    )
  }

  #count(cell: Cell, { options, chosen }: StudiedChoice): void {
    const key = `${cell.subject} ${cell.condition}`
    const known = this.#cells.get(key) ?? {
      cell,
      choices: 0,
      properties: new Map<string, Map<string, Count>>(),
    }
    this.#cells.set(key, known)
    known.choices += 1
    options.forEach((option, at) => {
      for (const [property, level] of Object.entries(option)) {
        const levels = known.properties.get(property) ?? new Map<string, Count>()
        known.properties.set(property, levels)
        const count = levels.get(level) ?? { chosen: 0, expected: 0 }
        levels.set(level, count)
        count.expected += 1 / options.length
        if (at === chosen) count.chosen += 1
      }
    })
  }
}
