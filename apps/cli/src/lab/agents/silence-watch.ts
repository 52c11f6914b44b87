import type { PlannedMatch } from '@wis/lab'
import type { KeptAnswer } from '../kept-match.ts'

const mostSilent = 3

/** Notices a player that answers nothing any more: its server is down, or its account is empty. */
export class SilenceWatch {
  readonly #silent: Map<string, number>

  constructor(names: readonly string[]) {
    this.#silent = new Map(names.map((name) => [name, 0]))
  }

  /** Takes in a match that is over. Returns the reason to stop, if there is one. */
  sees({ players }: PlannedMatch, answers: readonly KeptAnswer[]): string | undefined {
    for (const [name, before] of this.#silent) {
      const own = answers.filter(({ seat }) => players[seat] === name)
      if (own.length === 0) continue
      const matches = own.every(({ said }) => 'forfeit' in said) ? before + 1 : 0
      this.#silent.set(name, matches)
      if (matches >= mostSilent)
        return `${name} answered nothing in ${matches} matches in a row: ${own.at(-1)?.detail ?? 'no reason'}`
    }
    return undefined
  }
}
