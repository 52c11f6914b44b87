import { ratesOf } from '../../contract/rates.ts'
import { fifteenthsPerPoint } from '../../contract/results.ts'
import type { Counted } from '../../contract/studies.ts'
import type { Credit, Credits } from '../schema.ts'
import { endingOf } from '../scoring.ts'
import type { SpyState } from '../state.ts'

/** What a seat won of what could be won, by rules that pay for the ending alone. By other rules there is nothing to count. */
export const spyCredits: Counted<SpyState> = {
  metrics: ratesOf(
    {},
    {
      'credits-spy': {
        better: 'more',
        name: { en: 'Credits won as the spy', zh: '卧底得分率' },
        formula: {
          en: 'points as the spy ÷ the most points that a spy can win in those matches',
          zh: '作为卧底的得分 ÷ 这些对局中卧底最多能得的分',
        },
        of: ['spy-credits'],
        per: ['spy-credits-possible'],
      },
      'credits-civilian': {
        better: 'more',
        name: { en: 'Credits won as a civilian', zh: '平民得分率' },
        formula: {
          en: 'points as a civilian ÷ the most points that a civilian can win in those matches',
          zh: '作为平民的得分 ÷ 这些对局中平民最多能得的分',
        },
        of: ['civilian-credits'],
        per: ['civilian-credits-possible'],
      },
      deceptions: {
        better: 'more',
        name: { en: 'Deceives', zh: '欺骗成功率' },
        formula: {
          en: 'matches as the spy that it outlasted while somebody else was out ÷ matches as the spy',
          zh: '作为卧底留到最后且有别人出局的对局 ÷ 作为卧底的对局',
        },
        of: ['deceptions'],
        per: ['spy-matches'],
      },
    },
  ),
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
