import type { InBoth } from '@wis/engine'
import type { GameTexts } from '../contract/game-kit.ts'
import { afterSlips } from '../contract/slips-text.ts'
import type { HoldemRuleset } from './schema.ts'
import { handsOf } from './state.ts'

const english = (ruleset: HoldemRuleset): readonly string[] => {
  const { stack, smallBlind, bigBlind } = ruleset
  return [
    `No-limit Texas hold'em for two. At the start of each hand both have ${stack} chips. The seat with the button ` +
      `posts a small blind of ${smallBlind}, the other a big blind of ${bigBlind}. Each is dealt two cards that the ` +
      'other does not see. Three cards on the table (the flop), then one (the turn) and one more (the river) belong ' +
      'to both. There is a round of betting before the flop and after each of the three. The button acts first ' +
      'before the flop, and last after it.',
    'fold gives up the hand. check-and-call pays what the other has bet more than you on this street, or nothing. ' +
      'raise-half-pot and raise-full-pot pay that call, and on top of it half of, or all of, the pot as it stands ' +
      `after the call. The part on top is at least as large as the last raise on this street, and at least ${bigBlind}. ` +
      'No raise is larger than your stack. all-in pays your whole stack. fold and check-and-call are always legal. ' +
      'The raises and all-in are legal while your stack is larger than the call; where the call takes your stack, ' +
      'all-in means to call.',
    'A street ends when both have acted and have bet the same. If one folds, the other wins the pot, and the part of ' +
      'a bet that nobody called comes back first. Once a seat is all-in and called, both show their cards, and the ' +
      'rest of the board is dealt. After the betting on the river both show their cards too. The best five of your two cards and ' +
      'the five on the table count: straight flush, four of a kind, full house, flush, straight, three of a kind, ' +
      'two pair, pair, high card, and then the ranks. In a straight, the ace can also stand below the two. Suits do ' +
      'not matter. Equal hands split the pot; an odd chip goes to the seat without the button. Cards that were ' +
      'folded are shown when the match is over.',
    ...englishMatch(ruleset),
    'Your points are the chips that you have won or lost.',
    'Cards are a rank (2 to 9, T, J, Q, K, A) and a suit (c, d, h, s): Th is the ten of hearts. Name your action as ' +
      'fold, check-and-call, raise-half-pot, raise-full-pot or all-in.',
    afterSlips(ruleset.slips, 'en'),
    ...(ruleset.slips.then === 'harmless'
      ? ['The harmless move is to check if it is free, and else to fold.']
      : []),
  ]
}

const englishLuck =
  'The cards of each hand are drawn anew. Beside the points, the board says what they would be without the luck of ' +
  'the cards: each card counts by how it changes the share of the pot that you win on average.'

function englishMatch(ruleset: HoldemRuleset): readonly string[] {
  const { deals, twice, countsLuck, flopSpot } = ruleset
  const hands = handsOf(ruleset)
  if (flopSpot)
    return [
      'The match is one decision in one hand. The hand begins on the flop, without betting before it, and only your ' +
        'first action is asked for. Act as if the hand went on to its end and its chips were yours to win or lose: the ' +
        'match ends with your action, and nothing is paid.',
    ]
  if (hands === 1) return ['The match is one hand.']
  const match = `The match has ${hands} hands, and the button changes with each hand.`
  if (!twice) return [countsLuck ? `${match} ${englishLuck}` : match]
  return deals === 1
    ? [`${match} The second hand is played with the cards of the first, with the seats swapped.`]
    : [
        `${match} Each of ${deals} deals is played twice, the second time with the seats swapped: first all deals ` +
          'once, then all of them again in another order that nobody is told.',
      ]
}

const chinese = (ruleset: HoldemRuleset): readonly string[] => {
  const { stack, smallBlind, bigBlind } = ruleset
  return [
    `两人无限注德州扑克。每手开始时双方各有${stack}筹码。按钮位下小盲${smallBlind}，另一方下大盲${bigBlind}。` +
      '每人发两张底牌，对方看不到。桌上先发三张公共牌（翻牌），再发一张（转牌），最后一张（河牌），双方共用。' +
      '翻牌前以及三次发公共牌之后各有一轮下注。翻牌前按钮位先行动，翻牌后按钮位后行动。',
    'fold是弃牌。check-and-call是补齐对方在本轮比你多下的注，没有差额时就是过牌。' +
      'raise-half-pot和raise-full-pot是先跟注，再加上跟注之后底池的一半或全部。' +
      `加上的部分不少于本轮上一次加注的数额，也不少于${bigBlind}；加注不超过你的筹码。all-in是投入全部筹码。` +
      'fold和check-and-call始终合法。只要你的筹码多于跟注所需，两种加注和all-in就合法；' +
      '如果跟注就要用完筹码，all-in等同于跟注。',
    '双方都行动过且下注相等，本轮结束。一方弃牌，另一方赢得底池，无人跟注的部分先退还。' +
      '一方全下并被跟注后，双方亮牌，再发完公共牌；河牌圈下注结束后同样亮牌。' +
      '从自己的两张底牌和五张公共牌中取最好的五张比较：同花顺、四条、葫芦、同花、顺子、三条、两对、一对、高牌，同类再比点数。' +
      '在顺子里，A也可以排在2之前。花色不分大小。牌力相同平分底池，多出的一个筹码归不在按钮位的一方。' +
      '弃掉的牌在对局结束后公开。',
    ...chineseMatch(ruleset),
    '得分就是你赢得或输掉的筹码。',
    '牌写作点数（2到9、T、J、Q、K、A，T是10）加花色（c梅花、d方块、h红桃、s黑桃）：Th是红桃10。' +
      '行动写作fold、check-and-call、raise-half-pot、raise-full-pot或all-in。',
    afterSlips(ruleset.slips, 'zh'),
    ...(ruleset.slips.then === 'harmless' ? ['无害的行动是：能过牌就过牌，否则弃牌。'] : []),
  ]
}

const chineseLuck =
  '每手牌都重新抽取。除得分外，排行榜还列出扣除牌运后的得分：每张牌按它使你平均赢得底池的份额改变多少来计算。'

function chineseMatch(ruleset: HoldemRuleset): readonly string[] {
  const { deals, twice, countsLuck, flopSpot } = ruleset
  const hands = handsOf(ruleset)
  if (flopSpot)
    return [
      '一场对局只是一手牌里的一个决定。这手牌从翻牌圈开始，翻牌前不下注，只问你的第一个行动。' +
        '请像这手牌会打到结束、筹码有输有赢那样行动：你行动之后对局就结束，不结算筹码。',
    ]
  if (hands === 1) return ['一场对局只有一手牌。']
  const match = `一场对局共${hands}手，每手轮换按钮位。`
  if (!twice) return [countsLuck ? match + chineseLuck : match]
  return deals === 1
    ? [`${match}第二手使用与第一手相同的牌，双方座位互换。`]
    : [
        `${match}共有${deals}副牌，每副打两次，第二次双方座位互换：先把所有的牌各打一次，再按另一个不公开的次序各打一次。`,
      ]
}

export const holdemTexts: InBoth<GameTexts<HoldemRuleset>> = {
  en: {
    name: "Texas hold'em",
    tagline: 'Two cards of your own, five that both share, and bets that may be bluffs.',
    rules: (ruleset) => english(ruleset).join('\n'),
    headings: { 0: 'A hand', 1: 'Bets', 2: 'Showdown', 3: 'The match', 5: 'Answers' },
  },
  zh: {
    name: '德州扑克',
    tagline: '两张底牌，五张公共牌，下注有真有假。',
    rules: (ruleset) => chinese(ruleset).join('\n'),
    headings: { 0: '一手牌', 1: '下注', 2: '摊牌', 3: '一场对局', 5: '回答' },
  },
}
