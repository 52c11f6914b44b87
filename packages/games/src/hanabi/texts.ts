import type { InBoth } from '@wis/engine'
import type { GameTexts } from '../contract/game-kit.ts'
import { afterSlips } from '../contract/slips-text.ts'
import { colourNames, coloursOf, copiesOf, deckLength, ranksOf } from './cards.ts'
import type { HanabiRuleset } from './schema.ts'

export const hanabiTexts: InBoth<GameTexts<HanabiRuleset>> = {
  en: {
    name: 'Hanabi',
    tagline:
      'One team, and everybody sees all cards but their own: build the fireworks on a few careful clues.',
    rules: (ruleset) => englishRules(ruleset).join('\n'),
  },
  zh: {
    name: '花火',
    tagline: '全桌一队，人人只看得见别人的牌：靠几句谨慎的提示，一起放出烟花。',
    rules: (ruleset) => chineseRules(ruleset).join('\n'),
  },
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function copiesIn(ruleset: HanabiRuleset): readonly { readonly rank: number; readonly copies: number }[] {
  return ranksOf(ruleset).map((rank) => ({ rank, copies: copiesOf(rank, ruleset) }))
}

function englishRules(ruleset: HanabiRuleset): readonly string[] {
  const { players, ranks, handSize, tokens, lives, bombed, slips } = ruleset
  const names = coloursOf(ruleset).join(', ')
  const copies = copiesIn(ruleset).map(({ rank, copies }) => `${copies} × ${rank}`)
  const best = ruleset.colours * ranks
  return [
    `Hanabi for ${players} seats that play as one team. The deck has ${deckLength(ruleset)} cards in ${counted(ruleset.colours, 'colour')}: ${names}. Each colour has ${copies.join(', ')}.`,
    `Everybody holds ${counted(handSize, 'card')} and sees the cards of all others, but not their own. There are ${counted(tokens, 'clue token')} and ${counted(lives, 'life').replace('lifes', 'lives')}.`,
    `Each colour is one firework. It is built from rank 1 up to rank ${ranks}, one card of each rank in order.`,
    'The seats act in turn, and Player 1 begins. On your turn you do one of three things:',
    `- Play a card. If it is the next rank of its colour, it joins the firework. If not, it goes to the discard pile and a life is lost. The last card of a colour, rank ${ranks}, gives a clue token back, unless all tokens are there.`,
    `- Discard a card. It goes to the discard pile and gives a clue token back. You may not discard while all ${tokens} tokens are there.`,
    '- Clue another seat. It costs one token. You name one colour or one rank, and every card of that kind in the hand of that seat is pointed out. At least one card must be of that kind. The clue also says that all other cards are not of that kind.',
    'Played and discarded cards are shown to all. After a play or a discard you draw a card, as long as there are cards. Positions count from 1 for the oldest card in a hand; a new card has the highest position.',
    `The match ends when the last life is lost, when all fireworks are complete, or when each seat has had one more turn after the last card was drawn.`,
    bombed === 'zero'
      ? `The score is the sum of the highest cards of all fireworks, at most ${best}. If the last life is lost, the score is 0. Every seat gets the score as its points.`
      : `The score is the sum of the highest cards of all fireworks, at most ${best}, also if the last life is lost. Every seat gets the score as its points.`,
    `Answer with one move: "play 1" plays your oldest card, "discard ${Math.min(2, handSize)}" discards the card at position ${Math.min(2, handSize)}, "clue 2 red" tells Player 2 about red cards, and "clue 2 3" tells Player 2 about rank 3.${players === 2 ? ' With two seats, "clue red" and "clue 3" are enough.' : ''} Nothing but your move reaches the others.`,
    `${afterSlips(slips, 'en')}${slips.then === 'harmless' ? ' The harmless move discards your oldest card. If a discard is not allowed, it is a clue to the next player: the colour of their oldest card.' : ''}`,
  ]
}

function chineseRules(ruleset: HanabiRuleset): readonly string[] {
  const { players, ranks, handSize, tokens, lives, bombed, slips } = ruleset
  const names = coloursOf(ruleset).map((colour) => colourNames[colour].zh)
  const copies = copiesIn(ruleset).map(({ rank, copies }) => `数字${rank}有${copies}张`)
  const best = ruleset.colours * ranks
  const second = Math.min(2, handSize)
  return [
    `花火是合作游戏，${players}名玩家组成一队，共享得分。牌库共${deckLength(ruleset)}张牌，有${ruleset.colours}种颜色：${names.join('、')}。每种颜色中，${copies.join('，')}。`,
    `每人手里有${handSize}张牌，看得见其他所有人的牌，唯独看不见自己的牌。全队共有${tokens}个提示标记和${lives}条命。`,
    `每种颜色是一束烟花，从数字1开始依次接到数字${ranks}，每个数字一张。`,
    '玩家轮流行动，玩家1先行。轮到你时，从下面三件事中选一件做：',
    `- 出牌。如果这张牌正好是该颜色的下一个数字，就接到烟花上；否则进入弃牌堆，并失去一条命。接上某种颜色的最后一张（数字${ranks}）时，收回一个提示标记，标记已满时除外。`,
    `- 弃牌。这张牌进入弃牌堆，收回一个提示标记。${tokens}个标记都在时不能弃牌。`,
    '- 提示另一名玩家，花费一个标记。你说出一种颜色或一个数字，对方手中所有符合的牌都会被指出来，至少要有一张。这个提示也说明其余的牌都不符合。',
    '打出和弃掉的牌所有人都能看到。出牌或弃牌之后，只要牌库里还有牌，就摸一张。位置从最早的一张牌开始数，最早的是1，新摸的牌位置数字最大。',
    '失去最后一条命，或者所有烟花都完成，或者摸完最后一张牌之后每人又行动了一次，对局就结束。',
    bombed === 'zero'
      ? `得分是所有烟花最大数字之和，最高${best}分。如果失去最后一条命，得分为0。每名玩家的分数都等于这个得分。`
      : `得分是所有烟花最大数字之和，最高${best}分，失去最后一条命时也照样计分。每名玩家的分数都等于这个得分。`,
    `用一个行动回答：“play 1”打出最早的一张牌，“discard ${second}”弃掉第${second}张牌，“clue 2 red”把红色的牌提示给玩家2，“clue 2 3”把数字3的牌提示给玩家2。也可以写“打出第1张”“弃掉第${second}张”“提示玩家2红色”“提示玩家2数字3”。${players === 2 ? '只有两名玩家时，写“提示红色”“提示数字3”就够了。' : ''}除了你的行动，其他人看不到你回答里的任何内容。`,
    `${afterSlips(slips, 'zh')}${slips.then === 'harmless' ? '无害的行动是弃掉你最早的一张牌；不能弃牌时，则提示下一名玩家其最早一张牌的颜色。' : ''}`,
  ]
}
