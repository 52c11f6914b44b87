import { mindStrategies } from '../contract/mind-strategies.ts'
import { sought } from './kit/guess.ts'

export const spyStrategies = mindStrategies({
  that: sought.that,
  isOne: true,
  turns: ['speech', 'vote'],
  fields: ['speech', 'vote'],
  weigh: {
    en: 'Which words fit what each player has said, and is yours the one that most of them have? You may be the spy yourself, so give yourself a chance too. Whose speech stands apart for a player who holds the word of the others? Out players are no longer suspected.',
    zh: '每个人说的话符合哪些词？你的词是不是多数人的词？卧底也可能是你自己，所以也要给自己一个可能性。在拿着多数人那个词的玩家听来，谁的话不合群？已经出局的人不再怀疑。',
  },
  use: {
    en: 'If your own row points to another player, speak so that the others see it too: close enough to the shared word to be believed, without saying it. If it points to you, speak of what you take to be the word of the others. If it points to nobody, stay general. In a vote, name whoever your own row points to among the others.',
    zh: '如果你那一行指向别人，发言就要让大家也看出来：贴近大家的词，让人信服，但不说出来。如果指向你自己，就描述你认为别人拿到的词。如果看不出来，就说得笼统些。投票时，投你那一行里最可疑的其他玩家。',
  },
})
