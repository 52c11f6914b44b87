import { mindStrategies } from '../contract/mind-strategies.ts'

export const costStrategies = mindStrategies({
  that: {
    en: 'gives way in its next turn: it supports another’s shares, or offers to pay more',
    zh: '下一次会让步：支持别人的方案，或者愿意多付',
  },
  isOne: false,
  turns: ['negotiate'],
  fields: ['move', 'shares', 'support', 'say'],
  weigh: {
    en: 'How far is what each airline stands behind from its part of the use? Who has given way so far, and by how much? Who believes that the others will, and waits? How many turns are left before there is no agreement for anybody?',
    zh: '每家公司现在的方案与它的使用量相差多少？到目前为止谁让过步，让了多少？谁相信别人会让步，所以在等？在谁都谈不成之前还剩几次机会？',
  },
  use: {
    en: 'Find shares to which those will agree whom your own row expects to give way, and those not who will stand firm. If nobody gives way to you, support the fairest shares that two can already agree on: without an agreement you get nothing. Among these choose those in which you pay least.',
    zh: '按你那一行的预期，找一个愿意让步的人会接受、不肯让步的人也已经接受的方案。如果没有人会向你让步，就支持已有两方能接受的最公平的方案：谈不成你什么也得不到。在这些方案里，选你付得最少的。',
  },
})
