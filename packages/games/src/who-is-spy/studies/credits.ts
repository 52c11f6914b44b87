import { fifteenthsPerPoint } from '../../contract/results.ts'
import type { Counted } from '../../contract/studies.ts'
import { texts } from '../content/generated/texts.ts'
import type { Credit, Credits } from '../schema.ts'
import { endingOf } from '../scoring.ts'
import type { SpyState } from '../state.ts'

/** What a seat won of what could be won, by rules that pay for the ending alone. By other rules there is nothing to count. */
export const spyCredits: Counted<SpyState> = {
  metrics: texts.measures({
    'credits-spy': { better: 'more', of: ['spy-credits'], per: ['spy-credits-possible'] },
    'credits-civilian': { better: 'more', of: ['civilian-credits'], per: ['civilian-credits-possible'] },
    deceptions: { better: 'more', of: ['deceptions'], per: ['spy-matches'] },
  }),
  of: ({ ruleset: { credits }, spy, living, rounds, ending }, seat) => {
    if (!credits || spy === null || ending?.kind !== 'decided') return {}
    const isSpy = seat === spy
    const won = (ending.points[seat] ?? 0) / fifteenthsPerPoint
    return {
      'spy-credits': isSpy ? won : 0,
      'spy-credits-possible': isSpy ? mostOf(credits, 'spy') : 0,
      'civilian-credits': isSpy ? 0 : won,
      'civilian-credits-possible': isSpy ? 0 : mostOf(credits, 'civilian'),
      deceptions: isSpy && endingOf({ spy, living, rounds }) === 'escaped' ? 1 : 0,
      'spy-matches': isSpy ? 1 : 0,
    }
  },
}

const mostOf = ({ caught, escaped, even }: Credits, side: keyof Credit) =>
  Math.max(caught[side], escaped[side], even[side])
