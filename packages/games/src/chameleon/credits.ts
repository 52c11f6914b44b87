import { ratesOf } from '../contract/rates.ts'
import type { Counted } from '../contract/studies.ts'
import { pays } from './points.ts'
import type { ChameleonState } from './state.ts'

const mostPaid = (side: 0 | 1) => Math.max(...Object.values(pays).map((pay) => pay[side]))

/** What a seat won of what could be won, and whom it deceived. */
export const chameleonCredits: Counted<ChameleonState> = {
  metrics: ratesOf(
    {},
    {
      'credits-chameleon': {
        better: 'more',
        name: { en: 'Credits won as the chameleon', zh: '变色龙得分率' },
        formula: {
          en: 'points as the chameleon ÷ the most points that a chameleon can win in those matches',
          zh: '作为变色龙的得分 ÷ 这些对局中变色龙最多能得的分',
        },
        of: ['chameleon-credits'],
        per: ['chameleon-credits-possible'],
      },
      'credits-other': {
        better: 'more',
        name: { en: 'Credits won with the word', zh: '知情者得分率' },
        formula: {
          en: 'points as one who knows the word ÷ the most points that such a one can win in those matches',
          zh: '作为知情者的得分 ÷ 这些对局中知情者最多能得的分',
        },
        of: ['other-credits'],
        per: ['other-credits-possible'],
      },
      deceptions: {
        better: 'more',
        name: { en: 'Deceives', zh: '欺骗成功率' },
        formula: {
          en: 'matches as the chameleon that the others lost ÷ matches as the chameleon',
          zh: '作为变色龙且其他人输掉的对局 ÷ 作为变色龙的对局',
        },
        of: ['deceptions'],
        per: ['chameleon-matches'],
      },
      'misled-guesses': {
        better: 'more',
        name: { en: 'Misleads the guess', zh: '误导猜词率' },
        formula: {
          en: 'wrong words that a caught chameleon named ÷ words it named, as one who knows the word',
          zh: '作为知情者时，被抓的变色龙猜错的次数 ÷ 它猜词的次数',
        },
        of: ['misled-guesses'],
        per: ['heard-guesses'],
      },
    },
  ),
  of: ({ chameleon, ending, guess }, seat) => {
    if (ending?.kind !== 'decided') return {}
    const isChameleon = seat === chameleon
    const own = ending.points[seat] ?? 0
    const [paid, paidToOthers] = pays[ending.reason]
    const isGuessHeard = !isChameleon && guess !== null && guess.text !== null
    return {
      'chameleon-credits': isChameleon ? own : 0,
      'chameleon-credits-possible': isChameleon ? mostPaid(0) : 0,
      'other-credits': isChameleon ? 0 : own,
      'other-credits-possible': isChameleon ? 0 : mostPaid(1),
      deceptions: isChameleon && paid > paidToOthers ? 1 : 0,
      'chameleon-matches': isChameleon ? 1 : 0,
      'misled-guesses': isGuessHeard && !guess.right ? 1 : 0,
      'heard-guesses': isGuessHeard ? 1 : 0,
    }
  },
}
