import { disguised } from '../contract/disguise/disguised.ts'
import { files as words } from './content/generated/disguise.ts'
import { texts } from './content/generated/texts.ts'
import type { HanabiState } from './table.ts'

const per = ['team-acts'] as const

/** What an experiment may vary in hanabi, and the moves of all seats, which count where a subject plays with itself. */
export const studies = {
  conditions: [disguised(words)],
  counted: [
    {
      metrics: texts.measures({
        'team-play-share': { of: ['team-plays'], per },
        'team-discard-share': { of: ['team-discards'], per },
        'team-clue-share': { of: ['team-clues'], per },
      }),
      of: ({ tally }: HanabiState) => {
        const sum = (fact: string) => tally.reduce((all, own) => all + (own[fact] ?? 0), 0)
        const [plays, discards, clues] = [sum('plays'), sum('discards'), sum('clues')]
        return {
          'team-plays': plays,
          'team-discards': discards,
          'team-clues': clues,
          'team-acts': plays + discards + clues,
        }
      },
    },
  ],
}
