import type { Intention } from './intention.ts'

const evil = ['morgana', 'assassin'] as const

/** What is hidden, and what is pretended. */
export const cover: readonly Intention[] = [
  {
    id: 'pass-for-servant',
    kind: 'concealment',
    from: 1,
    roles: ['merlin', 'percival', ...evil],
    text: { en: 'Sound like a servant who knows nothing', zh: '装作一无所知的忠臣' },
  },
  {
    id: 'hide-knowledge',
    kind: 'concealment',
    from: 1,
    roles: ['merlin', 'percival'],
    text: { en: 'Hold back what one knows for certain', zh: '把确知的事情藏在心里' },
  },
  {
    id: 'keep-distance',
    kind: 'concealment',
    from: 1,
    roles: evil,
    text: { en: 'Show no tie to one’s evil partner', zh: '不显露与邪恶同伴的联系' },
  },
  { id: 'stay-vague', kind: 'concealment', from: 1, text: { en: 'Commit to nothing yet', zh: '暂不表态' } },
  {
    id: 'follow-majority',
    kind: 'concealment',
    from: 1,
    text: { en: 'Go along with what most seem to think', zh: '顺着多数人的意见走' },
  },
  {
    id: 'pose-as-percival',
    kind: 'deception',
    from: 1,
    roles: ['servant', ...evil],
    text: { en: 'Pose as Percival', zh: '冒充派西维尔' },
  },
  {
    id: 'pose-as-merlin',
    kind: 'deception',
    from: 1,
    roles: ['percival', 'servant', ...evil],
    text: { en: 'Pose as Merlin', zh: '冒充梅林' },
  },
  {
    id: 'court-percival',
    kind: 'deception',
    from: 1,
    roles: ['morgana'],
    text: { en: 'Give hints that Percival may take for Merlin’s', zh: '放出暗示，让派西维尔把自己当成梅林' },
  },
  {
    id: 'frame-good-player',
    kind: 'deception',
    from: 1,
    roles: evil,
    text: { en: 'Throw suspicion on a good player', zh: '把怀疑引向好人' },
  },
  {
    id: 'shift-blame',
    kind: 'deception',
    from: 2,
    roles: evil,
    text: { en: 'Blame a failed quest on somebody else who was on it', zh: '把任务失败推给同队的人' },
  },
  {
    id: 'invent-reasoning',
    kind: 'deception',
    from: 1,
    roles: evil,
    text: { en: 'Present an invented chain of reasoning', zh: '编造一套推理' },
  },
]
